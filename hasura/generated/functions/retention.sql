-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Begins a run over everyone whose time is over, unless they are not as many as were shown
CREATE OR REPLACE FUNCTION public.begin_retention_run(expected integer)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Stops a run; with take_back, those who can still be kept are kept, of a run that ended too
CREATE OR REPLACE FUNCTION public.cancel_retention_run(wanted_run uuid, take_back boolean, cancelled_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Asks for the anonymisation of the next students of a run, as deleting each of them does; the last ones end it
CREATE OR REPLACE FUNCTION public.continue_retention_run(wanted_run uuid, asked_at timestamp with time zone, most integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Deletes some of the oldest entries of the change history that are past the rule of retention, and says how many; the role of the api cannot do it itself
CREATE OR REPLACE FUNCTION public.forget_old_changes(moment timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept_from constant timestamptz := (select moment - make_interval(months => audit_months) from retention_settings);
  -- Keys begin with the milliseconds of their time, so that the oldest entries are the first of their index.
  first_kept constant uuid := (lpad(to_hex((extract(epoch from kept_from) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
  forgotten integer;
begin
  if kept_from is null then
    return 0;
  end if;
  perform set_config('academy.forgets', 'on', true);
  delete from audit_log where id in (
    -- Versions of what is still there are read from the log: memos, questions and answers.
    select id from audit_log where id < first_kept and table_name not in ('student_memos', 'board_posts', 'board_answers') order by id limit most);
  get diagnostics forgotten = row_count;
  perform set_config('academy.forgets', 'off', true);
  return forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_retention_rule()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from retention_runs where status = 'RUNNING') then
    perform refuse('retention_runs_open_key');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.retention_run_for_update(wanted_run uuid)
 RETURNS retention_runs
 LANGUAGE plpgsql
AS $function$
declare
  run retention_runs;
begin
  select * into run from retention_runs where id = wanted_run for update;
  if run.id is null then
    perform refuse('retention_runs_unknown', state => '23503');
  end if;
  return run;
end $function$;

CREATE TRIGGER retention_run_students_audit AFTER INSERT OR DELETE OR UPDATE ON retention_run_students FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER retention_run_students_touch BEFORE UPDATE ON retention_run_students FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER retention_runs_audit AFTER INSERT OR DELETE OR UPDATE ON retention_runs FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER retention_runs_touch BEFORE UPDATE ON retention_runs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER retention_settings_audit AFTER INSERT OR DELETE OR UPDATE ON retention_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER retention_settings_guard BEFORE UPDATE ON retention_settings FOR EACH ROW EXECUTE FUNCTION guard_retention_rule();

CREATE TRIGGER retention_settings_touch BEFORE UPDATE ON retention_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 파기 대상: those who left and whose time is over; the rule of retention
CREATE VIEW retention_candidates AS
 SELECT student.id AS student_id,
    student.name,
    student.student_number,
    student.withdrawn_on,
    last.day AS last_day,
    (last.day + make_interval(years => student.keep_years))::date AS due_on,
        CASE
            WHEN student.withdrawn_on IS NULL THEN 'LAPSED'::text
            ELSE 'WITHDRAWN'::text
        END AS reason
   FROM ( SELECT students.id,
            person.name,
            students.student_number,
            students.registered_on,
            students.withdrawn_on,
            settings.keep_years
           FROM students
             JOIN users person ON person.id = students.id
             CROSS JOIN retention_settings settings
          WHERE NOT person.is_active AND students.anonymised_at IS NULL AND students.anonymises_at IS NULL AND GREATEST(students.registered_on, students.withdrawn_on) <= (((now() AT TIME ZONE 'Asia/Seoul'::text)::date - make_interval(years => settings.keep_years))::date + 1) AND (GREATEST(students.registered_on, students.withdrawn_on) + make_interval(years => settings.keep_years))::date <= (now() AT TIME ZONE 'Asia/Seoul'::text)::date AND NOT (EXISTS ( SELECT
                   FROM enrollments
                  WHERE enrollments.student_id = students.id AND (enrollments.to_date IS NULL OR (enrollments.to_date + make_interval(years => settings.keep_years))::date > (now() AT TIME ZONE 'Asia/Seoul'::text)::date)))
         OFFSET 0) student
     CROSS JOIN LATERAL ( SELECT GREATEST(student.registered_on, student.withdrawn_on, ( SELECT max(enrollments.to_date) AS max
                   FROM enrollments
                  WHERE enrollments.student_id = student.id), ( SELECT max(week.held_on) AS max
                   FROM participants
                     JOIN weekly_lectures week ON week.id = participants.weekly_lecture_id
                  WHERE participants.student_id = student.id), ( SELECT max((clinic_participants.starts_at AT TIME ZONE 'Asia/Seoul'::text)::date) AS max
                   FROM clinic_participants
                  WHERE clinic_participants.student_id = student.id)) AS day) last
  WHERE (last.day + make_interval(years => student.keep_years))::date <= (now() AT TIME ZONE 'Asia/Seoul'::text)::date;
