-- Work records: hours of TAs.

create table work_records (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id),
  wage_type_id uuid constraint work_records_wage_type_id_fkey references hourly_wage_types (id),
  status text not null default 'OPEN',
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  work_month date not null generated always as (month_of(started_at)) stored,
  work_date date not null generated always as ((started_at at time zone 'Asia/Seoul')::date) stored,
  minutes integer generated always as (floor(extract(epoch from ended_at - started_at) / 60)::integer) stored,
  memo text not null default '',
  corrected_by uuid references users (id),
  corrected_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint work_records_status_known check (status in ('OPEN', 'CLOSED')),
  constraint work_records_closed_ended check ((status = 'CLOSED') = (ended_at is not null)),
  constraint work_records_time_forward check (ended_at > started_at),
  constraint work_records_length check (ended_at <= started_at + interval '24 hours'),
  constraint work_records_memo_length check (length(memo) <= 500)
);
comment on table work_records is '근무 기록: in and out';
comment on column work_records.ta_id is '조교';
comment on column work_records.wage_type_id is '시급 구분; null for the TA''s own hourly wage or salary';
comment on column work_records.status is 'OPEN 근무 중, CLOSED 퇴근';
comment on column work_records.started_at is '출근';
comment on column work_records.ended_at is '퇴근; null while at work';
comment on column work_records.work_month is '급여 월 of the beginning, its first day, Asia/Seoul';
comment on column work_records.work_date is '근무일 of the beginning, Asia/Seoul';
comment on column work_records.minutes is '근무 시간, whole minutes; null while at work';
comment on column work_records.memo is '메모';
comment on column work_records.corrected_by is 'Who changed it after it was closed; the first values stand in the audit log';
comment on column work_records.corrected_at is '정정 시각';
create unique index work_records_one_open on work_records (ta_id) where status = 'OPEN';
create index work_records_month_index on work_records (ta_id, work_month);
create index work_records_payroll_index on work_records (work_month);
create index work_records_date_index on work_records (work_date);
create index work_records_wage_type_id_index on work_records (wage_type_id, work_month);
create index work_records_corrected_by_index on work_records (corrected_by);
create index work_records_created_by_index on work_records (created_by);
-- After that index, so that a second clock-in is refused as such, not as an overlap.
alter table work_records add constraint work_records_no_overlap exclude using gist (ta_id with =, tstzrange(started_at, ended_at) with &&);

create function guard_work_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform refuse_closed_month(old.work_month);
    return old;
  end if;
  perform refuse_closed_month(month_of(new.started_at), case tg_op when 'UPDATE' then month_of(old.started_at) end);
  if new.wage_type_id is not null and (tg_op = 'INSERT' or (new.ta_id, new.wage_type_id) is distinct from (old.ta_id, old.wage_type_id)) then
    perform from ta_wage_types where ta_id = new.ta_id and wage_type_id = new.wage_type_id for key share;
    if not found then
      perform refuse('work_records_wage_type_assigned');
    end if;
  end if;
  -- Blocks changes of these wages until the record is committed.
  perform from hourly_wage_types where id = new.wage_type_id for key share;
  perform from tas where id = new.ta_id for key share;
  if not is_paid_monthly(new.ta_id, month_of(new.started_at)) and wage_of(new.ta_id, new.wage_type_id, month_of(new.started_at)) is null then
    perform refuse('work_records_wage_missing');
  end if;
  if tg_op = 'UPDATE' and old.status = 'CLOSED'
      and (new.ta_id, new.wage_type_id, new.started_at, new.ended_at) is distinct from (old.ta_id, old.wage_type_id, old.started_at, old.ended_at) then
    if session_variable('x-hasura-role') = 'ta' then
      perform refuse('work_records_correction_needs_manager');
    end if;
    new.corrected_by := session_user_id();
    new.corrected_at := now();
  end if;
  return new;
end $$;
create trigger work_records_guard before insert or delete or update of ta_id, wage_type_id, status, started_at, ended_at on work_records
  for each row execute function guard_work_record();
create trigger work_records_move before update of status on work_records for each row execute function guard_move('status',
  'OPEN > CLOSED', 'CLOSED >');
create trigger work_records_version before update on work_records for each row
  when ((old.ta_id, old.wage_type_id, old.status, old.started_at, old.ended_at, old.memo)
    is distinct from (new.ta_id, new.wage_type_id, new.status, new.started_at, new.ended_at, new.memo))
  execute function raise_version();
create trigger work_records_announce after insert or update or delete on work_records
  for each statement execute function announce_roots('workMonths', 'salaryMonths', 'payLines', 'payMonths');

select keep_records('work_records');
select comment_records('work_records');
