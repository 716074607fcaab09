-- Retention: how long records of those who left are kept, and the yearly runs that ask for their anonymisation.

create table retention_settings (
  id integer primary key default 1,
  keep_years integer not null default 5,
  receipts_kept_elsewhere boolean not null default false,
  review_month integer not null default 2,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retention_settings_one_row check (id = 1),
  constraint retention_settings_keep_years_range check (keep_years between 1 and 30),
  constraint retention_settings_legal_minimum check (keep_years >= 5 or receipts_kept_elsewhere),
  constraint retention_settings_review_month_range check (review_month between 1 and 12)
);
comment on table retention_settings is '개인정보 보관: one row';
comment on column retention_settings.keep_years is '보관 기간: years after the last day at the academy';
comment on column retention_settings.receipts_kept_elsewhere is '영수증과 장부를 따로 보관함: needed for less than five years';
comment on column retention_settings.review_month is '해마다 점검하는 달, 1–12';
insert into retention_settings default values;

create table retention_runs (
  id uuid primary key default uuid_v7(),
  keep_years integer not null,
  status text not null default 'RUNNING',
  planned integer not null default 0,
  asked integer not null default 0,
  skipped integer not null default 0,
  taken_back integer not null default 0,
  ended_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retention_runs_status_known check (status in ('RUNNING', 'DONE', 'CANCELLED')),
  constraint retention_runs_end_stamped check ((status = 'RUNNING') = (ended_at is null)),
  constraint retention_runs_counts check (least(planned, asked, skipped, taken_back) >= 0 and asked + skipped <= planned and taken_back <= asked)
);
comment on table retention_runs is '파기 점검: a run that asks for the anonymisation of everyone whose time is over';
comment on column retention_runs.keep_years is '보관 기간 as it was then';
comment on column retention_runs.status is 'RUNNING 진행 중, DONE 끝남, CANCELLED 멈춤';
comment on column retention_runs.planned is '대상: students of the dry run';
comment on column retention_runs.asked is '지우기로 한 학생';
comment on column retention_runs.skipped is '건너뜀: came back or was deleted otherwise meanwhile';
comment on column retention_runs.taken_back is '되돌린 학생';
comment on column retention_runs.ended_at is '끝난 때';
create unique index retention_runs_open_key on retention_runs (status) where status = 'RUNNING';
create index retention_runs_created_by_index on retention_runs (created_by);

create table retention_run_students (
  id uuid primary key default uuid_v7(),
  run_id uuid not null references retention_runs (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  last_day date not null,
  due_on date not null,
  reason text not null,
  status text not null default 'PLANNED',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retention_run_students_student_key unique (run_id, student_id),
  constraint retention_run_students_reason_known check (reason in ('WITHDRAWN', 'LAPSED')),
  constraint retention_run_students_status_known check (status in ('PLANNED', 'ASKED', 'SKIPPED', 'TAKEN_BACK'))
);
comment on table retention_run_students is '파기 점검의 학생: names stand in users alone, so that they go with the student';
comment on column retention_run_students.run_id is '파기 점검';
comment on column retention_run_students.student_id is '학생';
comment on column retention_run_students.last_day is '마지막 날 at the academy';
comment on column retention_run_students.due_on is '보관 기한';
comment on column retention_run_students.reason is 'WITHDRAWN 퇴원, LAPSED 비활성';
comment on column retention_run_students.status is 'PLANNED 대기, ASKED 지우기로 함, SKIPPED 건너뜀, TAKEN_BACK 되돌림';
create index retention_run_students_student_id_index on retention_run_students (student_id);
create index retention_run_students_planned_index on retention_run_students (run_id) where status = 'PLANNED';

create view retention_candidates as
select student.id as student_id, person.name, student.student_number, student.withdrawn_on, last.day as last_day,
  (last.day + make_interval(years => settings.keep_years))::date as due_on,
  case when student.withdrawn_on is null then 'LAPSED' else 'WITHDRAWN' end as reason
from students as student
join users as person on person.id = student.id
cross join retention_settings as settings
cross join lateral (
  select greatest(student.registered_on, student.withdrawn_on,
    (select max(to_date) from enrollments where student_id = student.id),
    (select max(week.held_on) from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
      where participants.student_id = student.id),
    (select max((starts_at at time zone 'Asia/Seoul')::date) from clinic_participants where student_id = student.id)) as day
) as last
where not person.is_active and student.anonymised_at is null and student.anonymises_at is null
  and not exists (
    select from enrollments
    where student_id = student.id and (to_date is null or to_date >= (now() at time zone 'Asia/Seoul')::date))
  and (last.day + make_interval(years => settings.keep_years))::date <= (now() at time zone 'Asia/Seoul')::date;
comment on view retention_candidates is '파기 대상: those who left and whose time is over; the rule of retention';
comment on column retention_candidates.student_id is '학생';
comment on column retention_candidates.name is '이름';
comment on column retention_candidates.student_number is '학번';
comment on column retention_candidates.withdrawn_on is '퇴원일';
comment on column retention_candidates.last_day is '마지막 날: the latest of leaving, the end of an enrollment, a lesson and a clinic visit';
comment on column retention_candidates.due_on is '보관 기한: the last day and the years to keep';
comment on column retention_candidates.reason is 'WITHDRAWN 퇴원, LAPSED 비활성: no day of leaving was written down';

create function guard_retention_rule() returns trigger language plpgsql as $$
begin
  if exists (select from retention_runs where status = 'RUNNING') then
    perform refuse('retention_runs_open_key');
  end if;
  return new;
end $$;
create trigger retention_settings_guard before update on retention_settings for each row execute function guard_retention_rule();

create function begin_retention_run(expected integer) returns uuid language plpgsql as $$
declare
  run retention_runs;
begin
  -- One at a time, and the rule stays as it was previewed.
  perform from retention_settings for update;
  if exists (select from retention_runs where status = 'RUNNING') then
    perform refuse('retention_runs_open_key');
  end if;
  insert into retention_runs (keep_years) select keep_years from retention_settings returning * into run;
  insert into retention_run_students (run_id, student_id, last_day, due_on, reason)
    select run.id, student_id, last_day, due_on, reason from retention_candidates;
  update retention_runs set planned = (select count(*) from retention_run_students where run_id = run.id)
    where id = run.id returning * into run;
  if run.planned <> expected then
    perform refuse('retention_changed', json_build_object('expected', expected, 'found', run.planned));
  end if;
  if run.planned = 0 then
    perform refuse('retention_nothing');
  end if;
  return run.id;
end $$;
comment on function begin_retention_run(integer) is 'Begins a run over everyone whose time is over, unless they are not as many as were shown';

create function retention_run_for_update(wanted_run uuid) returns retention_runs language plpgsql as $$
declare
  run retention_runs;
begin
  select * into run from retention_runs where id = wanted_run for update;
  if run.id is null then
    perform refuse('retention_runs_unknown', state => '23503');
  end if;
  return run;
end $$;

create function continue_retention_run(wanted_run uuid, asked_at timestamptz, most integer) returns void language plpgsql as $$
declare
  run constant retention_runs := retention_run_for_update(wanted_run);
  next retention_run_students;
begin
  if run.status <> 'RUNNING' then
    perform refuse('retention_runs_ended');
  end if;
  for next in select * from retention_run_students where run_id = run.id and status = 'PLANNED' order by due_on, id limit most loop
    -- Whoever came back since the preview stays.
    if exists (select from retention_candidates where student_id = next.student_id) then
      perform schedule_anonymisation(next.student_id, asked_at);
      update retention_run_students set status = 'ASKED' where id = next.id;
    else
      update retention_run_students set status = 'SKIPPED' where id = next.id;
    end if;
  end loop;
  update retention_runs set
    asked = counted.asked, skipped = counted.skipped,
    status = case when counted.waiting = 0 then 'DONE' else status end,
    ended_at = case when counted.waiting = 0 then asked_at end
  from (
    select (count(*) filter (where status = 'ASKED'))::integer as asked, (count(*) filter (where status = 'SKIPPED'))::integer as skipped,
      count(*) filter (where status = 'PLANNED') as waiting
    from retention_run_students where run_id = run.id
  ) as counted
  where id = run.id;
end $$;
comment on function continue_retention_run(uuid, timestamptz, integer) is
  'Asks for the anonymisation of the next students of a run, as deleting each of them does; the last ones end it';

create function cancel_retention_run(wanted_run uuid, take_back boolean, cancelled_at timestamptz) returns void language plpgsql as $$
declare
  run constant retention_runs := retention_run_for_update(wanted_run);
  next retention_run_students;
begin
  if run.status <> 'RUNNING' and not take_back then
    perform refuse('retention_runs_ended');
  end if;
  if take_back then
    for next in
      select each.* from retention_run_students as each join students on students.id = each.student_id
      where each.run_id = run.id and each.status = 'ASKED' and students.anonymises_at is not null
    loop
      perform keep_student(next.student_id);
      update retention_run_students set status = 'TAKEN_BACK' where id = next.id;
    end loop;
    if run.status <> 'RUNNING' and not found then
      perform refuse('retention_nothing_to_take_back');
    end if;
  end if;
  update retention_runs set
    taken_back = (select count(*) from retention_run_students where run_id = run.id and status = 'TAKEN_BACK'),
    status = case run.status when 'RUNNING' then 'CANCELLED' else run.status end,
    ended_at = coalesce(run.ended_at, cancelled_at)
  where id = run.id;
end $$;
comment on function cancel_retention_run(uuid, boolean, timestamptz) is
  'Stops a run; with take_back, those who can still be kept are kept, of a run that ended too';

select keep_records('retention_settings', 'retention_runs', 'retention_run_students');
select comment_on_records('retention_settings', 'retention_runs', 'retention_run_students');
