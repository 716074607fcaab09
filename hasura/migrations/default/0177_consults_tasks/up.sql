-- Consult tasks: students whom somebody should talk to, with the reasons, found by the marks, scores and todos themselves.

create table alert_settings (
  id integer primary key default 1,
  absences_in_a_row integer not null default 2,
  absences_in_term integer not null default 3,
  falling_scores integer not null default 3,
  todo_days integer not null default 7,
  auto_absent_since date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint alert_settings_one_row check (id = 1),
  constraint alert_settings_absences_in_a_row_range check (absences_in_a_row between 1 and 20),
  constraint alert_settings_absences_in_term_range check (absences_in_term between 1 and 50),
  constraint alert_settings_falling_scores_range check (falling_scores between 2 and 10),
  constraint alert_settings_todo_days_range check (todo_days between 1 and 60)
);
comment on table alert_settings is '챙길 학생의 기준: one row';
comment on column alert_settings.absences_in_a_row is '잇단 결석';
comment on column alert_settings.absences_in_term is '학기 결석, in one lecture';
comment on column alert_settings.falling_scores is '성적이 잇달아 떨어진 시험 수';
comment on column alert_settings.todo_days is '클리닉 할 일이 남은 날';
comment on column alert_settings.auto_absent_since is '이날 수업부터 비어 있는 출결을 다음 날 결석으로; null until the academy turns it on';
insert into alert_settings default values;
select keep_records('alert_settings');
select comment_on_records('alert_settings');

create table consult_tasks (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  lecture_id uuid references lectures (id) on delete cascade,
  kind text not null,
  reasons jsonb not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint consult_tasks_kind_known check (kind in ('ABSENCES', 'SCORES', 'TODOS')),
  constraint consult_tasks_closed_by_someone check (closed_by is null or closed_at is not null)
);
comment on table consult_tasks is '상담할 일: a student whom somebody should talk to';
comment on column consult_tasks.student_id is '학생';
comment on column consult_tasks.lecture_id is '강의; null of todos';
comment on column consult_tasks.kind is 'ABSENCES 결석, SCORES 성적, TODOS 클리닉 할 일';
comment on column consult_tasks.reasons is 'ABSENCES inARow, inTerm; SCORES percents, oldest first; TODOS count, since';
comment on column consult_tasks.opened_at is 'When it was found';
comment on column consult_tasks.closed_at is 'When it was done, or no longer true';
comment on column consult_tasks.closed_by is 'Who did it; null when the reason was taken back';
create unique index consult_tasks_open_key on consult_tasks (student_id, kind, lecture_id) nulls not distinct where closed_at is null;
create index consult_tasks_open_index on consult_tasks (opened_at) where closed_at is null;
create index consult_tasks_student_id_index on consult_tasks (student_id);
create index consult_tasks_lecture_id_index on consult_tasks (lecture_id);
create index consult_tasks_closed_by_index on consult_tasks (closed_by);
select keep_records('consult_tasks');
select comment_on_records('consult_tasks');
create trigger consult_tasks_announce after insert or update or delete on consult_tasks for each statement execute function announce_roots('consultTasks');

create function keep_consult_task(student uuid, lecture uuid, wanted_kind text, why jsonb) returns void language plpgsql as $$
begin
  if why is null then
    update consult_tasks as task set closed_at = now()
    where task.student_id = student and task.lecture_id is not distinct from lecture and task.kind = wanted_kind and task.closed_at is null;
    return;
  end if;
  insert into consult_tasks as task (student_id, lecture_id, kind, reasons) values (student, lecture, wanted_kind, why)
  on conflict (student_id, kind, lecture_id) where closed_at is null do update set reasons = excluded.reasons
    where task.reasons is distinct from excluded.reasons;
end $$;
comment on function keep_consult_task(uuid, uuid, text, jsonb) is 'Opens a task, tells it newer reasons, or closes it where there are none any more';

create function watch_absences(student uuid, lecture uuid) returns void language plpgsql as $$
declare
  wanted alert_settings;
  in_a_row integer;
  in_term integer;
begin
  select * into wanted from alert_settings;
  with marks as (
    select week.held_on, type.counts_as_present as is_present,
      count(*) filter (where type.counts_as_present) over (order by week.held_on desc, week.id desc) as presents
    from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
    join attendance_types as type on type.id = participants.attendance_type_id
    where participants.student_id = student and week.lecture_id = lecture)
  select count(*) filter (where presents = 0), count(*) filter (where not is_present) into in_a_row, in_term from marks;
  perform keep_consult_task(student, lecture, 'ABSENCES',
    case when in_a_row >= wanted.absences_in_a_row or in_term >= wanted.absences_in_term then jsonb_build_object('inARow', in_a_row, 'inTerm', in_term) end);
end $$;
comment on function watch_absences(uuid, uuid) is 'Whether a student was absent too often in a lecture: the last marks in a row, or all of them';

create function watch_scores(student uuid, lecture uuid) returns void language plpgsql as $$
declare
  wanted alert_settings;
  percents numeric[];
  is_falling boolean;
begin
  select * into wanted from alert_settings;
  select array_agg(percent order by held_on, sequence), bool_and(percent < before) filter (where before is not null)
  into percents, is_falling
  from (
    select recent.*, lag(percent) over (order by held_on, sequence) as before
    from (
      select week.held_on, exam.sequence, round(100 * attempt.value / exam.total_points, 1) as percent
      from scores join exams as exam on exam.id = scores.exam_id join weekly_lectures as week on week.id = exam.weekly_lecture_id
      join score_attempts as attempt on attempt.score_id = scores.id and attempt.attempt_type = 'FIRST'
      where scores.student_id = student and exam.lecture_id = lecture and attempt.value is not null
      order by week.held_on desc, exam.sequence desc limit wanted.falling_scores
    ) as recent
  ) as compared;
  perform keep_consult_task(student, lecture, 'SCORES',
    case when is_falling and cardinality(percents) = wanted.falling_scores then jsonb_build_object('percents', percents) end);
end $$;
comment on function watch_scores(uuid, uuid) is 'Whether the last scores of a student in a lecture fell, one after another';

create function watch_todos(moment timestamptz) returns void language plpgsql as $$
declare
  wanted alert_settings;
begin
  select * into wanted from alert_settings;
  perform keep_consult_task(late.student_id, null, 'TODOS', jsonb_build_object('count', late.count, 'since', late.since))
  from (
    select student_id, count(*) as count, (min(created_at) at time zone 'Asia/Seoul')::date as since, max(created_at) as latest
    from clinic_todos where status in ('TODO', 'DOING') and created_at < moment - make_interval(days => wanted.todo_days)
    group by student_id
  ) as late
  -- What was talked about is not asked for again until something else is left over.
  where not exists (
    select from consult_tasks as done where done.student_id = late.student_id and done.kind = 'TODOS'
      and done.closed_at > late.latest + make_interval(days => wanted.todo_days));
  update consult_tasks as task set closed_at = moment
  where task.kind = 'TODOS' and task.closed_at is null and not exists (
    select from clinic_todos as todo where todo.student_id = task.student_id and todo.status in ('TODO', 'DOING')
      and todo.created_at < moment - make_interval(days => wanted.todo_days));
end $$;
comment on function watch_todos(timestamptz) is 'Whose clinic todos are left over; run once an hour';
create index clinic_todos_open_index on clinic_todos (created_at) where status in ('TODO', 'DOING');

create function follow_mark_tasks() returns trigger language plpgsql as $$
begin
  -- Only an absence can open one, and only one that was taken back can close it.
  if exists (select from attendance_types where id in (new.attendance_type_id, old.attendance_type_id) and not counts_as_present) then
    perform watch_absences(new.student_id, (select lecture_id from weekly_lectures where id = new.weekly_lecture_id));
  end if;
  return null;
end $$;
create trigger participants_watch after update of attendance_type_id on participants
  for each row when (new.attendance_type_id is distinct from old.attendance_type_id) execute function follow_mark_tasks();

create function follow_value_tasks() returns trigger language plpgsql as $$
begin
  perform watch_scores(scores.student_id, exams.lecture_id) from scores join exams on exams.id = scores.exam_id where scores.id = new.score_id;
  return null;
end $$;
create trigger score_attempts_watch after update of value on score_attempts
  for each row when (new.attempt_type = 'FIRST' and new.value is distinct from old.value) execute function follow_value_tasks();
create trigger score_attempts_watch_new after insert on score_attempts
  for each row when (new.attempt_type = 'FIRST' and new.value is not null) execute function follow_value_tasks();

create function follow_consult_tasks() returns trigger language plpgsql as $$
begin
  update consult_tasks set closed_at = now(), closed_by = new.created_by where student_id = new.student_id and closed_at is null;
  return null;
end $$;
comment on function follow_consult_tasks() is 'Whoever talked to a student has done what was to do';
create trigger consults_close_tasks after insert on consults for each row execute function follow_consult_tasks();

create function forget_consult_tasks() returns trigger language plpgsql as $$
begin
  delete from consult_tasks where student_id = new.id;
  return null;
end $$;
create trigger students_forget_consult_tasks after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_consult_tasks();

create table auto_absences (
  weekly_lecture_id uuid primary key references weekly_lectures (id) on delete cascade,
  change_set_id uuid references change_sets (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table auto_absences is '자동 결석: weeks whose unset marks were looked at; once, so that what is undone stays undone';
comment on column auto_absences.weekly_lecture_id is '주차';
comment on column auto_absences.change_set_id is 'What undo takes back; null where nothing was unset';
create index auto_absences_change_set_id_index on auto_absences (change_set_id);
create trigger auto_absences_touch before update on auto_absences for each row execute function touch_updated_at();
select comment_on_records('auto_absences');
