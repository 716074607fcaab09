-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Whoever talked to a student has done what was to do
CREATE OR REPLACE FUNCTION public.follow_consult_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update consult_tasks set closed_at = now(), closed_by = new.created_by where student_id = new.student_id and closed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_mark_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Only an absence can open one, and only one that was taken back can close it.
  if exists (select from attendance_types where id in (new.attendance_type_id, old.attendance_type_id) and not counts_as_present) then
    perform watch_absences(new.student_id, (select lecture_id from weekly_lectures where id = new.weekly_lecture_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_value_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(score_id) into changed from new_rows where attempt_type = 'FIRST' and value is not null;
  else
    select array_agg(later.score_id) into changed from old_rows as former join new_rows as later using (id)
    where later.attempt_type = 'FIRST' and later.value is distinct from former.value;
  end if;
  if changed is not null then
    perform watch_scores(changed);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_consult_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from consult_tasks where student_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_consult()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- An hour's grace for a clock that runs ahead.
  if new.consulted_at > now() + interval '1 hour' then
    perform refuse('consults_not_ahead');
  end if;
  return new;
end $function$;

-- Opens a task, tells it newer reasons, or closes it where there are none any more
CREATE OR REPLACE FUNCTION public.keep_consult_task(student uuid, lecture uuid, wanted_kind text, why jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if why is null then
    update consult_tasks as task set closed_at = now()
    where task.student_id = student and task.lecture_id is not distinct from lecture and task.kind = wanted_kind and task.closed_at is null;
    return;
  end if;
  insert into consult_tasks as task (student_id, lecture_id, kind, reasons) values (student, lecture, wanted_kind, why)
  on conflict (student_id, kind, lecture_id) where closed_at is null do update set reasons = excluded.reasons
    where task.reasons is distinct from excluded.reasons;
end $function$;

-- Whether a student was absent too often in a lecture: the last marks in a row, or all of them
CREATE OR REPLACE FUNCTION public.watch_absences(student uuid, lecture uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  wanted alert_settings;
  in_a_row integer;
  in_term integer;
begin
  select * into wanted from alert_settings;
  with marks as (
    select week.held_on, type.counts_as_present as is_present,
      count(*) filter (where type.counts_as_present) over (order by week.held_on desc, week.weekly_lecture_id desc) as presents
    from participants join held_weeks as week on week.weekly_lecture_id = participants.weekly_lecture_id
    join attendance_types as type on type.id = participants.attendance_type_id
    where participants.student_id = student and week.lecture_id = lecture)
  select count(*) filter (where presents = 0), count(*) filter (where not is_present) into in_a_row, in_term from marks;
  perform keep_consult_task(student, lecture, 'ABSENCES',
    case when in_a_row >= wanted.absences_in_a_row or in_term >= wanted.absences_in_term then jsonb_build_object('inARow', in_a_row, 'inTerm', in_term) end);
end $function$;

-- Whose clinic todos are left over; run once an hour
CREATE OR REPLACE FUNCTION public.watch_todos(moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER alert_settings_audit AFTER INSERT OR DELETE OR UPDATE ON alert_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER alert_settings_touch BEFORE UPDATE ON alert_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER auto_absences_touch BEFORE UPDATE ON auto_absences FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER consult_tasks_announce AFTER INSERT OR DELETE OR UPDATE ON consult_tasks FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('consultTasks');

CREATE TRIGGER consult_tasks_audit AFTER INSERT OR DELETE OR UPDATE ON consult_tasks FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER consult_tasks_touch BEFORE UPDATE ON consult_tasks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER consults_anonymised BEFORE INSERT OR UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER consults_audit AFTER INSERT OR DELETE OR UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER consults_close_tasks AFTER INSERT ON consults FOR EACH ROW EXECUTE FUNCTION follow_consult_tasks();

CREATE TRIGGER consults_guard BEFORE INSERT OR UPDATE OF consulted_at ON consults FOR EACH ROW EXECUTE FUNCTION guard_consult();

CREATE TRIGGER consults_touch BEFORE UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER consults_version BEFORE UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER participants_watch AFTER UPDATE OF attendance_type_id ON participants FOR EACH ROW WHEN (new.attendance_type_id IS DISTINCT FROM old.attendance_type_id) EXECUTE FUNCTION follow_mark_tasks();

CREATE TRIGGER students_forget_consult_tasks AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_consult_tasks();
