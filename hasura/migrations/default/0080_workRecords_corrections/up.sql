-- Work records: punches that may arrive twice, forgotten outs, first values, correction requests, and what a manager looks at.

alter table work_records
  add column in_punch_id uuid,
  add column out_punch_id uuid,
  add column first_started_at timestamptz,
  add column first_ended_at timestamptz,
  add column first_wage_type_id uuid references hourly_wage_types (id),
  add column is_out_missing boolean not null default false,
  add constraint work_records_out_missing_closed check (not is_out_missing or status = 'CLOSED'),
  add constraint work_records_corrected_keeps_first check (corrected_by is null or (first_started_at is not null and corrected_by <> ta_id));
comment on column work_records.in_punch_id is 'Names the press that began it, so that one that arrives twice counts once';
comment on column work_records.out_punch_id is 'Names the press that ended it';
comment on column work_records.first_started_at is '처음 출근: before the first correction; null while there was none';
comment on column work_records.first_ended_at is '처음 퇴근: before the first correction; null where the out was missing';
comment on column work_records.first_wage_type_id is '처음 시급 구분: before the first correction';
comment on column work_records.is_out_missing is '퇴근을 찍지 않음: closed where it began, without minutes, until a manager says when it ended';
create unique index work_records_in_punch_key on work_records (in_punch_id);
create unique index work_records_out_punch_key on work_records (out_punch_id);
create index work_records_first_wage_type_id_index on work_records (first_wage_type_id);

create function forgotten_at(started_at timestamptz) returns timestamptz language sql stable parallel safe as $$
  select least(started_at + interval '12 hours', greatest(started_at + interval '8 hours',
    (date_trunc('day', (started_at at time zone 'Asia/Seoul') - interval '6 hours') + interval '30 hours') at time zone 'Asia/Seoul'))
$$;
comment on function forgotten_at(timestamptz) is
  'When an open shift counts as one whose out was forgotten: the next 06:00 in Seoul, but not within 8 hours of its beginning and after 12 at the latest';

create function refuse_own_records() returns trigger language plpgsql as $$
begin
  if session_variable('x-hasura-role') = 'manager' and session_user_id() in (new.ta_id, old.ta_id)
    and current_setting('academy.punching', true) is distinct from 'on' then
    perform refuse('work_records_own');
  end if;
  return coalesce(new, old);
end $$;
comment on function refuse_own_records() is 'A manager who works as a TA punches like everybody and asks for corrections; nobody writes their own hours';
create trigger work_records_own before insert or update or delete on work_records for each row execute function refuse_own_records();

create function keep_first_values() returns trigger language plpgsql as $$
begin
  if old.status = 'OPEN' and new.status = 'CLOSED' and not new.is_out_missing and new.ta_id = session_user_id()
    and new.ended_at >= forgotten_at(old.started_at) then
    perform refuse('work_records_out_forgotten', json_build_object('startedAt', old.started_at));
  end if;
  if (old.status = 'CLOSED' or session_user_id() is distinct from new.ta_id)
    and (new.wage_type_id, new.started_at, new.ended_at) is distinct from (old.wage_type_id, old.started_at, old.ended_at)
    and session_user_id() is not null then
    if old.first_started_at is null then
      new.first_started_at := old.started_at;
      new.first_ended_at := case when not old.is_out_missing then old.ended_at end;
      new.first_wage_type_id := old.wage_type_id;
    end if;
    new.corrected_by := session_user_id();
    new.corrected_at := now();
    new.is_out_missing := new.is_out_missing and new.ended_at is not distinct from old.ended_at;
  end if;
  return new;
end $$;
comment on function keep_first_values() is 'A shift keeps what was punched, whoever corrects it how often; one''s own out counts only until it was forgotten';
create trigger work_records_keep_first before update of wage_type_id, status, started_at, ended_at on work_records
  for each row execute function keep_first_values();

create function name_overlap() returns trigger language plpgsql as $$
declare other work_records;
begin
  select * into other from work_records
  where ta_id = new.ta_id and id <> new.id and not (status = 'OPEN' and new.status = 'OPEN')
    and tstzrange(started_at, ended_at) && tstzrange(new.started_at, new.ended_at)
  order by started_at limit 1;
  if other.id is not null then
    perform refuse('work_records_no_overlap', json_build_object('startedAt', other.started_at, 'endedAt', other.ended_at), '23P01');
  end if;
  return new;
end $$;
comment on function name_overlap() is 'Says with which shift a new one overlaps; the constraint of that name holds whatever happens at once';
create trigger work_records_name_overlap before insert or update of ta_id, started_at, ended_at on work_records
  for each row when (new.ended_at is null or new.ended_at > new.started_at) execute function name_overlap();

create table work_corrections (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id),
  work_record_id uuid references work_records (id) on delete set null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  wage_type_id uuid constraint work_corrections_wage_type_id_fkey references hourly_wage_types (id),
  reason text not null,
  status text not null default 'REQUESTED',
  answer text not null default '',
  former_started_at timestamptz,
  former_ended_at timestamptz,
  work_month date not null generated always as (month_of(started_at)) stored,
  decided_by uuid references users (id),
  decided_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint work_corrections_status_known check (status in ('REQUESTED', 'APPROVED', 'REJECTED', 'CANCELLED')),
  constraint work_corrections_time_forward check (ended_at > started_at),
  constraint work_corrections_length check (ended_at <= started_at + interval '24 hours'),
  constraint work_corrections_reason_form check (reason = btrim(reason) and length(reason) between 1 and 200),
  constraint work_corrections_answer_form check (answer = btrim(answer) and length(answer) <= 200),
  constraint work_corrections_rejected_answer check (status <> 'REJECTED' or answer <> ''),
  constraint work_corrections_decided_by_another check (decided_by <> ta_id),
  constraint work_corrections_decided check ((status in ('APPROVED', 'REJECTED')) = (decided_at is not null))
);
comment on table work_corrections is '근무 정정 요청: asked by a TA, decided by a manager who is somebody else';
comment on column work_corrections.ta_id is '조교';
comment on column work_corrections.work_record_id is '근무 기록; null where none was punched';
comment on column work_corrections.started_at is '바라는 출근';
comment on column work_corrections.ended_at is '바라는 퇴근';
comment on column work_corrections.wage_type_id is '바라는 시급 구분; null for the TA''s own hourly wage or salary';
comment on column work_corrections.reason is '사유';
comment on column work_corrections.status is 'REQUESTED 요청, APPROVED 승인, REJECTED 반려, CANCELLED 취소';
comment on column work_corrections.answer is '답: why it was rejected';
comment on column work_corrections.former_started_at is '요청할 때의 출근; null where none was punched';
comment on column work_corrections.former_ended_at is '요청할 때의 퇴근; null where it was missing';
comment on column work_corrections.work_month is '급여 월 of the wanted beginning, its first day';
comment on column work_corrections.decided_by is '처리한 사람';
comment on column work_corrections.decided_at is '처리 시각';
create unique index work_corrections_one_requested on work_corrections (work_record_id) where status = 'REQUESTED';
create index work_corrections_work_record_id_index on work_corrections (work_record_id);
create index work_corrections_ta_index on work_corrections (ta_id, work_month);
create index work_corrections_status_index on work_corrections (status, work_month);
create index work_corrections_wage_type_id_index on work_corrections (wage_type_id);
create index work_corrections_decided_by_index on work_corrections (decided_by);
create index work_corrections_created_by_index on work_corrections (created_by);

create function guard_work_correction() returns trigger language plpgsql as $$
begin
  perform refuse_closed_month(month_of(new.started_at));
  if new.work_record_id is not null and not exists (select from work_records where id = new.work_record_id and ta_id = new.ta_id) then
    perform refuse('work_corrections_record_of_ta');
  end if;
  if tg_op = 'UPDATE' and new.status in ('APPROVED', 'REJECTED') and new.status <> old.status then
    if session_user_id() = new.ta_id then
      perform refuse('work_corrections_own');
    end if;
    new.decided_by := session_user_id();
    new.decided_at := now();
  end if;
  return new;
end $$;
create trigger work_corrections_guard before insert or update of ta_id, work_record_id, started_at, status on work_corrections
  for each row execute function guard_work_correction();
create trigger work_corrections_move before insert or update of status on work_corrections for each row execute function guard_move('status',
  '> REQUESTED', 'REQUESTED > APPROVED REJECTED CANCELLED', 'APPROVED >', 'REJECTED >', 'CANCELLED >');
create trigger work_corrections_version before update on work_corrections for each row execute function raise_version();
create trigger work_corrections_announce after insert or update or delete on work_corrections
  for each statement execute function announce_roots('workFlags');

create view work_flags as
  select id::text || ':LONG' as id, id as work_record_id, ta_id, work_date, work_month, 'LONG' as kind
  from work_records where minutes > 720
  union all
  select id::text || ':FORGOTTEN', id, ta_id, work_date, work_month, 'FORGOTTEN'
  from work_records where status = 'OPEN' and now() >= forgotten_at(started_at)
  union all
  select id::text || ':OUT_MISSING', id, ta_id, work_date, work_month, 'OUT_MISSING'
  from work_records where is_out_missing
  union all
  select work_corrections.id::text || ':' || work_records.id || ':OVERLAP', work_records.id, work_records.ta_id, work_records.work_date, work_records.work_month, 'OVERLAP'
  from work_corrections join work_records on work_records.ta_id = work_corrections.ta_id
    and work_records.id is distinct from work_corrections.work_record_id
    and tstzrange(work_records.started_at, work_records.ended_at) && tstzrange(work_corrections.started_at, work_corrections.ended_at)
  where work_corrections.status = 'REQUESTED';
comment on view work_flags is '살펴볼 근무: shifts that a manager looks at before a month is closed';
comment on column work_flags.id is 'Tells the rows apart';
comment on column work_flags.work_record_id is '근무 기록';
comment on column work_flags.ta_id is '조교';
comment on column work_flags.work_date is '근무일, Asia/Seoul';
comment on column work_flags.work_month is '급여 월, its first day';
comment on column work_flags.kind is 'LONG 12시간 넘음, FORGOTTEN 퇴근을 잊은 듯함, OUT_MISSING 퇴근 없음, OVERLAP 정정 요청과 겹침';
create trigger work_records_announce_flags after insert or update or delete on work_records
  for each statement execute function announce_roots('workFlags');

select keep_records('work_corrections');
select comment_records('work_corrections');
