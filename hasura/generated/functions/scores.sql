-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.announce_scores()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce('scores', 'scoreAttempts', 'scoreRanks', 'scoreAnswers', 'examStatistics', 'examQuestionStatistics');
  return null;
end $function$;

-- Untouched scores go with their exam or participant; others keep them
CREATE OR REPLACE FUNCTION public.clear_scores()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare names json;
begin
  if tg_table_name = 'exams' then
    delete from scores as score where exam_id = old.id and is_untouched(score);
    select json_agg(users.name order by users.name) into names from scores join users on users.id = scores.student_id where exam_id = old.id;
    if names is not null then
      perform refuse('exams_in_use', json_build_object('names', names));
    end if;
  else
    delete from scores as score where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id and is_untouched(score);
    if exists (select from scores where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id) then
      perform refuse('participants_scored');
    end if;
  end if;
  return old;
end $function$;

-- Cutline an attempt is measured by: that of its paper; null for none
CREATE OR REPLACE FUNCTION public.cutline_of(attempt score_attempts)
 RETURNS numeric
 LANGUAGE sql
 STABLE
AS $function$
  select case when attempt.retake_exam_id is null then (select cutline from exams where id = attempt.exam_id)
    else (select cutline from retake_exams where id = attempt.retake_exam_id) end
$function$;

-- Whether an exam has 등급: all of its participants are scored, absent or exempt, and as many are scored as the academy asks for
CREATE OR REPLACE FUNCTION public.exam_gives_grades(wanted_exam uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select not exists (select from scores where exam_id = wanted_exam and status not in ('GRADED', 'ABSENT', 'EXEMPT'))
    and (select count(*) from scores where exam_id = wanted_exam and status = 'GRADED') >= (select least_takers from score_settings)
$function$;

-- A new exam has a score for every participant of its week
CREATE OR REPLACE FUNCTION public.fill_exam()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scores (exam_id, weekly_lecture_id, student_id)
  select new.id, new.weekly_lecture_id, student_id from participants where weekly_lecture_id = new.weekly_lecture_id
  on conflict do nothing;
  return null;
end $function$;

-- A new participant has a score in every exam of the week
CREATE OR REPLACE FUNCTION public.fill_participants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scores (exam_id, weekly_lecture_id, student_id)
  select exams.id, added.weekly_lecture_id, added.student_id from added join exams on exams.weekly_lecture_id = added.weekly_lecture_id
  on conflict do nothing;
  return null;
end $function$;

-- A value makes a score GRADED, answers alone TAKEN; a retake settles the clinic status of the attempts before it
CREATE OR REPLACE FUNCTION public.follow_attempts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  firsts uuid[];
  retakes uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(score_id) filter (where attempt_type = 'FIRST'), array_agg(distinct score_id) filter (where attempt_type = 'RETAKE')
    into firsts, retakes from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(score_id) filter (where attempt_type = 'FIRST'), array_agg(distinct score_id) filter (where attempt_type = 'RETAKE')
    into firsts, retakes from old_rows;
  else
    select array_agg(later.score_id) filter (where later.attempt_type = 'FIRST'), array_agg(distinct later.score_id) filter (where later.attempt_type = 'RETAKE')
    into firsts, retakes from old_rows as former join new_rows as later using (id)
    where (former.value, former.answers, former.retake_exam_id) is distinct from (later.value, later.answers, later.retake_exam_id);
  end if;
  if retakes is not null then
    perform settle_clinic(exam_id, id) from scores where id = any(retakes);
  end if;
  if firsts is not null then
    update scores set status = due.state
    from (
      select score.id, case when attempt.value is not null then 'GRADED'
        when attempt.answers is not null or exists (
          select from submissions where submissions.exam_id = score.exam_id and submissions.student_id = score.student_id and submissions.status = 'DONE') then 'TAKEN'
        else 'NONE' end as state
      from unnest(firsts) as given (id) join scores as score on score.id = given.id
      -- Looked up for each by its key, in small tables too.
      left join lateral (select value, answers from score_attempts where score_id = score.id and retake_number = 0 offset 0) as attempt on true
    ) as due
    where scores.id = due.id and scores.status not in ('ABSENT', 'EXEMPT', due.state) and (due.state <> 'NONE' or tg_op <> 'INSERT');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_cutline()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform settle_clinic(case tg_table_name when 'exams' then new.id else (to_jsonb(new) ->> 'exam_id')::uuid end);
  return null;
end $function$;

-- Every 등급 of an exam follows in the statement that changed a value, a participant or who is absent
CREATE OR REPLACE FUNCTION public.follow_grades()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  touched uuid[];
begin
  if tg_table_name = 'score_attempts' and tg_op = 'UPDATE' then
    select array_agg(distinct later.exam_id) into touched
    from old_rows as former join new_rows as later using (id)
    where later.attempt_type = 'FIRST' and ((former.value, former.is_grade_by_hand) is distinct from (later.value, later.is_grade_by_hand)
      or (former.grade is not null and later.grade is null));
  elsif tg_table_name = 'score_attempts' and tg_op = 'INSERT' then
    select array_agg(distinct exam_id) into touched from new_rows where attempt_type = 'FIRST' and value is not null;
  elsif tg_table_name = 'score_attempts' then
    select array_agg(distinct exam_id) into touched from old_rows where attempt_type = 'FIRST' and value is not null;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct later.exam_id) into touched
    from old_rows as former join new_rows as later using (id)
    where (former.status in ('ABSENT', 'EXEMPT')) <> (later.status in ('ABSENT', 'EXEMPT'));
  elsif tg_op = 'INSERT' then
    select array_agg(distinct exam_id) into touched from new_rows;
  else
    select array_agg(distinct exam_id) into touched from old_rows;
  end if;
  if touched is not null then
    -- Writers of one exam wait for each other, and the academy's least number for them.
    perform from score_settings for share;
    perform refresh_grades(id) from (select id from exams where id = any (touched) order by id for no key update) as held;
  end if;
  return null;
end $function$;

-- The 등급 of every exam between the former and the new least number of takers come, or go
CREATE OR REPLACE FUNCTION public.follow_least_takers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- More than an academy has students.
  none constant integer := 1000000;
  before constant integer := case when tg_op = 'INSERT' then none else old.least_takers end;
  since constant integer := case when tg_op = 'DELETE' then none else new.least_takers end;
begin
  perform refresh_grades(id) from (
    select id from exams
    where (select count(*) from scores where exam_id = exams.id and status = 'GRADED') between least(before, since) and greatest(before, since) - 1
    order by id for no key update
  ) as held;
  return null;
end $function$;

-- ABSENT and EXEMPT clear the value
CREATE OR REPLACE FUNCTION public.follow_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update score_attempts set value = null where score_id = new.id and attempt_type = 'FIRST' and value is not null;
  return null;
end $function$;

-- What students are about to see is up to date
CREATE OR REPLACE FUNCTION public.follow_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_grades(new.id);
  return null;
end $function$;

-- Grades every attempt of an exam, retakes too, whose answers are known by the key as it is now, then the 등급; answers how many values changed
CREATE OR REPLACE FUNCTION public.grade_exam(wanted_exam uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  graded integer;
  unknown json;
begin
  select json_agg(distinct number order by number) into unknown from paper_questions(wanted_exam) as question
  where answer is null and grading_rule = 'NORMAL' and exists (
    select from score_attempts as attempt
    where attempt.exam_id = wanted_exam and attempt.answers is not null and coalesce(attempt.retake_exam_id, attempt.exam_id) = question.paper_id);
  if unknown is not null then
    perform refuse('exams_answers_known', json_build_object('questions', unknown));
  end if;
  -- The key is read once and scanned for each attempt: a plan that needs no statistics, right after a load too.
  with key as materialized (select * from paper_questions(wanted_exam))
  update score_attempts as attempt set value = marked.points
  from (
    select answered.id, (
      select coalesce(sum(points) filter (where is_right(answered.answers[number], answer, also_accepts, grading_rule)), 0)
      from key where key.paper_id = coalesce(answered.retake_exam_id, answered.exam_id) having count(*) > 0) as points
    from score_attempts as answered join scores on scores.id = answered.score_id
    where answered.exam_id = wanted_exam and answered.answers is not null and scores.status not in ('ABSENT', 'EXEMPT') offset 0
  ) as marked
  where attempt.id = marked.id and marked.points is not null and attempt.value is distinct from marked.points;
  get diagnostics graded = row_count;
  perform refresh_grades(wanted_exam);
  return graded;
end $function$;

-- 등급 of a rank percent (100 × middle rank / count, so small is good) on a scale of 5 or 9 grades
CREATE OR REPLACE FUNCTION public.grade_of(rank_percent numeric, scale integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select min(grade)::smallint
  from unnest(case scale when 5 then array[10, 34, 66, 90, 100] when 9 then array[4, 11, 23, 40, 60, 77, 89, 96, 100] end)
    with ordinality as bounds (up_to, grade)
  where rank_percent <= up_to
$function$;

-- 등급제 of those who began high school in a year: 5 from 2025 on, before 9; null when unknown
CREATE OR REPLACE FUNCTION public.grade_scale_of(entry_year integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when entry_year >= 2025 then 5 when entry_year < 2025 then 9 end::smallint
$function$;

-- A value within the paper's points, of an exam that was given; the clinic status follows the value
CREATE OR REPLACE FUNCTION public.guard_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  score scores;
  total numeric;
  mark numeric;
  is_below boolean;
begin
  if tg_op = 'UPDATE' and (new.score_id, new.attempt_type, new.retake_number) is distinct from (old.score_id, old.attempt_type, old.retake_number) then
    perform refuse('score_attempts_stay');
  end if;
  -- The lock serialises changes of the attempts and the status of one score.
  select * into score from scores where id = new.score_id for update;
  new.exam_id := coalesce(new.exam_id, score.exam_id);
  if tg_op = 'INSERT' and new.attempt_type = 'RETAKE' then
    if score.status not in ('TAKEN', 'GRADED') then
      perform refuse('score_attempts_retake_of_given');
    end if;
    if new.retake_number = 0 then
      new.retake_number := (select coalesce(max(retake_number), 0) + 1 from score_attempts where score_id = new.score_id);
    end if;
  end if;
  if new.value is null then
    new.grade := null;
    new.grade_scale := null;
    new.is_grade_by_hand := false;
  elsif score.status in ('ABSENT', 'EXEMPT') then
    perform refuse('score_attempts_value_of_absent');
  end if;
  -- A shared lock, so that the total cannot shrink below a concurrent value.
  if new.retake_exam_id is null then
    select total_points, cutline into total, mark from exams where id = new.exam_id for share;
  else
    select total_points, cutline into total, mark from retake_exams where id = new.retake_exam_id for share;
  end if;
  if new.value > total then
    perform refuse('score_attempts_value_within_total', json_build_object('total', trim_scale(total)));
  end if;
  -- As is_below_cutline says; the cutline is known here.
  is_below := new.value < mark and not exists (
    select from score_attempts as later
    where later.score_id = new.score_id and later.retake_number > new.retake_number and later.value >= coalesce(cutline_of(later), 0));
  is_below := coalesce(is_below, false);
  if tg_op = 'INSERT' or (new.value, new.retake_exam_id) is distinct from (old.value, old.retake_exam_id) then
    if new.clinic_status = 'NONE' and is_below then
      new.clinic_status := 'REQUIRED';
    elsif new.clinic_status <> 'DONE' and new.value is not null and not is_below then
      new.clinic_status := 'NONE';
    elsif new.clinic_status in ('REQUIRED', 'RESERVED') and new.value is null and tg_op = 'UPDATE' then
      new.clinic_status := 'NONE';
    end if;
  elsif new.clinic_status = 'NONE' and is_below then
    perform refuse('score_attempts_clinic_below_cutline');
  elsif new.clinic_status in ('REQUIRED', 'RESERVED') and new.value is not null and not is_below then
    perform refuse('score_attempts_clinic_above_cutline');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_cell_lock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.holder_id <> old.holder_id and old.expires_at > clock_timestamp() then
    perform refuse('score_cell_locks_held');
  end if;
  return new;
end $function$;

-- Row trigger: a retake exam that somebody sat or is to sit is not deleted. Violates retake_exams_in_use
CREATE OR REPLACE FUNCTION public.guard_retake_exam_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare names json;
begin
  select json_agg(name order by name) into names from (
    select users.name from score_attempts as attempt join scores on scores.id = attempt.score_id join users on users.id = scores.student_id
    where attempt.retake_exam_id = old.id
    union
    select users.name from clinic_todos as todo join users on users.id = todo.student_id where todo.retake_exam_id = old.id
  ) as used;
  if names is not null then
    perform refuse('retake_exams_in_use', json_build_object('names', names));
  end if;
  return old;
end $function$;

-- GRADED means that the first attempt has a value; a score with retakes is that of an exam given
CREATE OR REPLACE FUNCTION public.guard_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare has_value boolean;
begin
  if tg_op = 'INSERT' then
    new.weekly_lecture_id := coalesce(new.weekly_lecture_id, (select weekly_lecture_id from exams where id = new.exam_id));
    return new;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    perform refuse('scores_stay');
  end if;
  if new.status = old.status then
    return new;
  end if;
  has_value := exists (select from score_attempts where score_id = new.id and retake_number = 0 and value is not null);
  if new.status = 'GRADED' and not has_value then
    perform refuse('scores_graded_has_value');
  end if;
  if new.status in ('NONE', 'TAKEN') and has_value then
    perform refuse('scores_value_is_graded');
  end if;
  if new.status in ('NONE', 'ABSENT', 'EXEMPT') and exists (select from score_attempts where score_id = new.id and attempt_type = 'RETAKE') then
    perform refuse('scores_retaken');
  end if;
  return new;
end $function$;

-- Every participant has a score in every exam of the week
CREATE OR REPLACE FUNCTION public.guard_score_goes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from participants join exams using (weekly_lecture_id)
    where exams.id = old.exam_id and participants.student_id = old.student_id) then
    perform refuse('scores_of_participants');
  end if;
  return null;
end $function$;

-- Whether an attempt's value asks for the clinic: below its cutline, and no later attempt passed
CREATE OR REPLACE FUNCTION public.is_below_cutline(attempt score_attempts)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(attempt.value < cutline_of(attempt), false) and not exists (
    select from score_attempts as later
    where later.score_id = attempt.score_id and later.retake_number > attempt.retake_number and later.value >= coalesce(cutline_of(later), 0))
$function$;

-- Whether an answer earns a question's points
CREATE OR REPLACE FUNCTION public.is_right(given smallint, answer smallint, also_accepts smallint[], grading_rule text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case grading_rule when 'VOID' then false when 'ALL_CORRECT' then true
    else coalesce(given = answer or given = any (also_accepts), false) end
$function$;

-- The questions of an exam, or of its template, and of its retakes; paper_id is the exam or the retake
CREATE OR REPLACE FUNCTION public.paper_questions(wanted_exam uuid)
 RETURNS TABLE(paper_id uuid, number smallint, answer smallint, also_accepts smallint[], points numeric, grading_rule text)
 LANGUAGE sql
 STABLE
AS $function$
  select exam_id, number, answer, also_accepts, points, grading_rule from exam_questions where exam_id = wanted_exam
  union all
  select exams.id, number, answer, also_accepts, points, grading_rule
  from exams join exam_questions as shared on shared.template_id = exams.template_id where exams.id = wanted_exam
  union all
  select again.retake_exam_id, number, answer, also_accepts, points, grading_rule
  from retake_exams join exam_questions as again on again.retake_exam_id = retake_exams.id where retake_exams.exam_id = wanted_exam
$function$;

-- Stores the 등급 and scale of every first attempt of an exam as they are now, but those set by hand; answers how many changed
CREATE OR REPLACE FUNCTION public.refresh_grades(wanted_exam uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  has_grades constant boolean := exam_gives_grades(wanted_exam);
  changed integer;
begin
  if not has_grades and not exists (select from score_attempts where exam_id = wanted_exam and grade is not null and not is_grade_by_hand) then
    return 0;
  end if;
  with standing as (
    select attempt.id, case when has_grades then grade_scale_of(student.high_school_entry_year) end as scale,
      rank() over (order by attempt.value desc) - 1 as above, count(*) over (partition by attempt.value) as same, count(*) over () as takers
    from score_attempts as attempt
    join scores as score on score.id = attempt.score_id
    join students as student on student.id = score.student_id
    where attempt.exam_id = wanted_exam and attempt.attempt_type = 'FIRST' and attempt.value is not null
  ), due as (
    select id, case when has_grades then school_grade(above, same, takers, scale) end as grade, scale from standing
  )
  update score_attempts as attempt set grade = due.grade, grade_scale = due.scale
  from due
  where attempt.id = due.id and not attempt.is_grade_by_hand and (attempt.grade, attempt.grade_scale) is distinct from (due.grade, due.scale);
  get diagnostics changed = row_count;
  return changed;
end $function$;

-- 등급 of those with one value, on a scale of 5 or 9: the heads up to a grade are takers × its cumulative percent, rounded half up; a tie over a border is graded whole by its middle rank
CREATE OR REPLACE FUNCTION public.school_grade(above bigint, same bigint, takers bigint, scale integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  with bounds as (
    select grade, round(takers * up_to / 100.0) as heads
    from unnest(case scale when 5 then array[10, 34, 66, 90, 100] when 9 then array[4, 11, 23, 40, 60, 77, 89, 96, 100] end)
      with ordinality as bounds (up_to, grade)
  ), ends as (
    select min(grade) filter (where above + 1 <= heads) as best, min(grade) filter (where above + same <= heads) as worst from bounds
  )
  select case when best = worst then best::smallint else grade_of(100 * (above + (same + 1) / 2.0) / takers, scale) end from ends
$function$;

-- Sets the clinic status that follows from values and cutlines, of a whole exam or of one score; answers how many it changed
CREATE OR REPLACE FUNCTION public.settle_clinic(wanted_exam uuid, wanted_score uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with settled as (
    update score_attempts as attempt set clinic_status = case when is_below_cutline(attempt) then 'REQUIRED' else 'NONE' end
    where exam_id = wanted_exam and (wanted_score is null or score_id = wanted_score) and value is not null
      and clinic_status <> 'DONE' and (clinic_status = 'NONE') = is_below_cutline(attempt)
    returning 1)
  select count(*)::integer from settled
$function$;

-- Takes or renews the lock of a cell for 30 seconds; no row when another holds it
CREATE OR REPLACE FUNCTION public.take_cell_lock(wanted_score uuid, wanted_retake integer, taker uuid)
 RETURNS SETOF score_cell_locks
 LANGUAGE sql
AS $function$
  insert into score_cell_locks as held (score_id, retake_number, holder_id) values (wanted_score, wanted_retake, taker)
  on conflict (score_id, retake_number) do update
    set holder_id = excluded.holder_id, renewed_at = excluded.renewed_at, expires_at = excluded.expires_at
    where held.holder_id = excluded.holder_id or held.expires_at <= now()
  returning held.*
$function$;

-- Whether the last scores of the students of these scores fell, one after another, in their lectures
CREATE OR REPLACE FUNCTION public.watch_scores(changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  wanted alert_settings;
begin
  select * into wanted from alert_settings;
  with followed as (
    select distinct scores.student_id, exams.lecture_id from scores join exams on exams.id = scores.exam_id where scores.id = any(changed)
  ), judged as materialized (
    select followed.*, case when is_falling and cardinality(percents) = wanted.falling_scores then jsonb_build_object('percents', percents) end as why
    from followed cross join lateral (
      select array_agg(percent order by held_on, sequence) as percents, bool_and(percent < before) filter (where before is not null) as is_falling
      from (
        select recent.*, lag(percent) over (order by held_on, sequence) as before
        from (
          select week.held_on, exam.sequence, round(100 * attempt.value / exam.total_points, 1) as percent
          from scores join exams as exam on exam.id = scores.exam_id join weekly_lectures as week on week.id = exam.weekly_lecture_id
          join score_attempts as attempt on attempt.score_id = scores.id and attempt.retake_number = 0
          where scores.student_id = followed.student_id and exam.lecture_id = followed.lecture_id and attempt.value is not null
          order by week.held_on desc, exam.sequence desc limit wanted.falling_scores
        ) as recent
      ) as compared
    ) as found
  ), opened as (
    insert into consult_tasks as task (student_id, lecture_id, kind, reasons)
    select student_id, lecture_id, 'SCORES', why from judged where why is not null
    on conflict (student_id, kind, lecture_id) where closed_at is null do update set reasons = excluded.reasons
      where task.reasons is distinct from excluded.reasons
  )
  update consult_tasks as task set closed_at = now() from judged
  where judged.why is null and task.student_id = judged.student_id and task.lecture_id = judged.lecture_id
    and task.kind = 'SCORES' and task.closed_at is null;
end $function$;

CREATE TRIGGER exams_clear BEFORE DELETE ON exams FOR EACH ROW EXECUTE FUNCTION clear_scores();

CREATE TRIGGER exams_fill AFTER INSERT ON exams FOR EACH ROW EXECUTE FUNCTION fill_exam();

CREATE TRIGGER exams_follow_cutline AFTER UPDATE ON exams FOR EACH ROW WHEN (old.cutline IS DISTINCT FROM new.cutline) EXECUTE FUNCTION follow_cutline();

CREATE TRIGGER exams_follow_shown AFTER UPDATE ON exams FOR EACH ROW WHEN (new.is_shown AND NOT old.is_shown) EXECUTE FUNCTION follow_shown();

CREATE TRIGGER participants_clear BEFORE DELETE ON participants FOR EACH ROW EXECUTE FUNCTION clear_scores();

CREATE TRIGGER participants_fill AFTER INSERT ON participants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fill_participants();

CREATE TRIGGER retake_exams_follow_cutline AFTER UPDATE ON retake_exams FOR EACH ROW WHEN (old.cutline IS DISTINCT FROM new.cutline) EXECUTE FUNCTION follow_cutline();

CREATE TRIGGER retake_exams_used BEFORE DELETE ON retake_exams FOR EACH ROW EXECUTE FUNCTION guard_retake_exam_use();

CREATE TRIGGER score_attempts_announce AFTER INSERT OR DELETE OR UPDATE ON score_attempts FOR EACH STATEMENT EXECUTE FUNCTION announce_scores();

CREATE TRIGGER score_attempts_begin BEFORE INSERT ON score_attempts FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION guard_move('clinic_status', '> NONE REQUIRED EXEMPT');

CREATE TRIGGER score_attempts_delete_audit AFTER DELETE ON score_attempts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER score_attempts_delete_follow AFTER DELETE ON score_attempts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_attempts();

CREATE TRIGGER score_attempts_delete_grades AFTER DELETE ON score_attempts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_grades();

CREATE TRIGGER score_attempts_guard BEFORE INSERT OR UPDATE OF score_id, exam_id, attempt_type, retake_number, retake_exam_id, value, clinic_status ON score_attempts FOR EACH ROW EXECUTE FUNCTION guard_attempt();

CREATE TRIGGER score_attempts_insert_audit AFTER INSERT ON score_attempts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER score_attempts_insert_follow AFTER INSERT ON score_attempts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_attempts();

CREATE TRIGGER score_attempts_insert_grades AFTER INSERT ON score_attempts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_grades();

CREATE TRIGGER score_attempts_insert_watch AFTER INSERT ON score_attempts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_value_tasks();

CREATE TRIGGER score_attempts_move BEFORE UPDATE ON score_attempts FOR EACH ROW WHEN (old.clinic_status IS DISTINCT FROM new.clinic_status AND NOT is_undoing()) EXECUTE FUNCTION guard_move('clinic_status', 'NONE > REQUIRED EXEMPT', 'REQUIRED > NONE RESERVED EXEMPT', 'RESERVED > NONE REQUIRED DONE EXEMPT', 'DONE >', 'EXEMPT > NONE REQUIRED');

CREATE TRIGGER score_attempts_touch BEFORE UPDATE ON score_attempts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER score_attempts_update_audit AFTER UPDATE ON score_attempts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER score_attempts_update_follow AFTER UPDATE ON score_attempts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_attempts();

CREATE TRIGGER score_attempts_update_grades AFTER UPDATE ON score_attempts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_grades();

CREATE TRIGGER score_attempts_update_watch AFTER UPDATE ON score_attempts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_value_tasks();

CREATE TRIGGER score_attempts_version BEFORE UPDATE ON score_attempts FOR EACH ROW WHEN (old.value IS DISTINCT FROM new.value OR old.delivery_type IS DISTINCT FROM new.delivery_type OR old.clinic_status IS DISTINCT FROM new.clinic_status OR old.memo IS DISTINCT FROM new.memo OR old.answers IS DISTINCT FROM new.answers OR old.retake_exam_id IS DISTINCT FROM new.retake_exam_id) EXECUTE FUNCTION raise_version();

CREATE TRIGGER score_cell_locks_guard BEFORE UPDATE ON score_cell_locks FOR EACH ROW EXECUTE FUNCTION guard_cell_lock();

CREATE TRIGGER score_cell_locks_touch BEFORE UPDATE ON score_cell_locks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER score_settings_audit AFTER INSERT OR DELETE OR UPDATE ON score_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER score_settings_follow AFTER INSERT OR DELETE OR UPDATE OF least_takers ON score_settings FOR EACH ROW EXECUTE FUNCTION follow_least_takers();

CREATE TRIGGER score_settings_touch BEFORE UPDATE ON score_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER scores_announce AFTER INSERT OR DELETE OR UPDATE ON scores FOR EACH STATEMENT EXECUTE FUNCTION announce_scores();

CREATE TRIGGER scores_delete_audit AFTER DELETE ON scores REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER scores_delete_grades AFTER DELETE ON scores REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_grades();

CREATE TRIGGER scores_follow AFTER UPDATE ON scores FOR EACH ROW WHEN ((new.status = ANY (ARRAY['ABSENT'::text, 'EXEMPT'::text])) AND new.status <> old.status) EXECUTE FUNCTION follow_score();

CREATE TRIGGER scores_guard BEFORE INSERT OR UPDATE ON scores FOR EACH ROW EXECUTE FUNCTION guard_score();

CREATE TRIGGER scores_insert_audit AFTER INSERT ON scores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER scores_insert_grades AFTER INSERT ON scores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_grades();

CREATE TRIGGER scores_move BEFORE INSERT OR UPDATE OF status ON scores FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> NONE TAKEN ABSENT EXEMPT', 'NONE > TAKEN GRADED ABSENT EXEMPT', 'TAKEN > NONE GRADED ABSENT EXEMPT', 'GRADED > NONE TAKEN ABSENT EXEMPT', 'ABSENT > NONE EXEMPT', 'EXEMPT > NONE ABSENT');

CREATE CONSTRAINT TRIGGER scores_stay_with_participants AFTER DELETE ON scores DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_score_goes();

CREATE TRIGGER scores_touch BEFORE UPDATE ON scores FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER scores_update_audit AFTER UPDATE ON scores REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER scores_update_grades AFTER UPDATE ON scores REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_grades();

CREATE TRIGGER scores_version BEFORE UPDATE ON scores FOR EACH ROW EXECUTE FUNCTION raise_version();

-- 문항 분석: of the first attempts whose answers are known
CREATE VIEW exam_question_statistics AS
 SELECT item.exam_id,
    item.question_id,
    item.number,
    item.kind,
    item.answer,
    item.points,
    item.unit,
    item.grading_rule,
    analysis.taken_count,
    analysis.correct_count,
    analysis.correct_rate,
    analysis.upper_rate,
    analysis.lower_rate,
    analysis.upper_rate - analysis.lower_rate AS discrimination,
    analysis.correlation,
        CASE item.kind
            WHEN 'CHOICE'::text THEN analysis.choice_counts
            ELSE NULL::integer[]
        END AS choice_counts
   FROM exam_items item
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS taken_count,
            count(*) FILTER (WHERE sat.is_correct)::integer AS correct_count,
            round(100::numeric * avg(sat.is_correct::integer), 1) AS correct_rate,
            round(100::numeric * avg(sat.is_correct::integer) FILTER (WHERE sat.place::numeric <= ceil(0.27 * sat.everyone::numeric)), 1) AS upper_rate,
            round(100::numeric * avg(sat.is_correct::integer) FILTER (WHERE sat.place::numeric > (sat.everyone::numeric - ceil(0.27 * sat.everyone::numeric))), 1) AS lower_rate,
            round(corr(sat.is_correct::integer::double precision, (sat.value -
                CASE
                    WHEN sat.is_correct THEN item.points
                    ELSE 0::numeric
                END)::double precision)::numeric, 3) AS correlation,
            ARRAY[count(*) FILTER (WHERE sat.given < 0)::integer, count(*) FILTER (WHERE sat.given::text ~~ '%1%'::text AND sat.given > 0)::integer, count(*) FILTER (WHERE sat.given::text ~~ '%2%'::text)::integer, count(*) FILTER (WHERE sat.given::text ~~ '%3%'::text)::integer, count(*) FILTER (WHERE sat.given::text ~~ '%4%'::text)::integer, count(*) FILTER (WHERE sat.given::text ~~ '%5%'::text)::integer] AS choice_counts
           FROM ( SELECT COALESCE(score_attempts.answers[item.number]::integer, '-1'::integer) AS given,
                    score_attempts.value,
                    is_right(score_attempts.answers[item.number], item.answer, item.also_accepts, item.grading_rule) AS is_correct,
                    row_number() OVER (ORDER BY score_attempts.value DESC, score_attempts.id) AS place,
                    count(*) OVER () AS everyone
                   FROM score_attempts
                  WHERE score_attempts.exam_id = item.exam_id AND score_attempts.attempt_type = 'FIRST'::text AND score_attempts.value IS NOT NULL AND score_attempts.answers IS NOT NULL) sat) analysis;

-- 시험 통계: of the first attempts that have a value
CREATE VIEW exam_statistics AS
 SELECT exams.id AS exam_id,
    whole.taken_count,
    people.participant_count,
    people.absent_count,
    people.clinic_count,
    whole.mean,
    whole.highest,
    whole.lowest,
    whole.median,
    whole.deviation,
    spread.distribution
   FROM exams
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS taken_count,
            round(avg(score_attempts.value), 2) AS mean,
            max(score_attempts.value) AS highest,
            min(score_attempts.value) AS lowest,
            round(percentile_cont(0.5::double precision) WITHIN GROUP (ORDER BY (score_attempts.value::double precision))::numeric, 2) AS median,
            round(stddev_pop(score_attempts.value), 2) AS deviation
           FROM score_attempts
          WHERE score_attempts.exam_id = exams.id AND score_attempts.attempt_type = 'FIRST'::text AND score_attempts.value IS NOT NULL) whole
     CROSS JOIN LATERAL ( SELECT array_agg((( SELECT count(*) AS count
                   FROM score_attempts
                  WHERE score_attempts.exam_id = exams.id AND score_attempts.attempt_type = 'FIRST'::text AND score_attempts.value IS NOT NULL AND score_attempts.value >= (exams.total_points * bucket.bucket::numeric / 10::numeric) AND (score_attempts.value < (exams.total_points * (bucket.bucket + 1)::numeric / 10::numeric) OR bucket.bucket = 9)))::integer ORDER BY bucket.bucket) AS distribution
           FROM generate_series(0, 9) bucket(bucket)) spread
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS participant_count,
            count(*) FILTER (WHERE scores.status = 'ABSENT'::text)::integer AS absent_count,
            (( SELECT count(*) AS count
                   FROM score_attempts
                  WHERE score_attempts.exam_id = exams.id AND score_attempts.retake_number = 0 AND (score_attempts.clinic_status = ANY (ARRAY['REQUIRED'::text, 'RESERVED'::text]))))::integer AS clinic_count
           FROM scores
          WHERE scores.exam_id = exams.id) people;

-- 답안: each question of each attempt whose answers are known, what was answered and what is right
CREATE VIEW score_answers AS
 SELECT attempt.id AS attempt_id,
    attempt.score_id,
    attempt.exam_id,
    score.student_id,
    attempt.retake_number,
    question.id AS question_id,
    question.number,
    question.kind,
    question.unit,
    question.points,
    question.answer,
    question.also_accepts,
    question.grading_rule,
    COALESCE(attempt.answers[question.number], - 1::smallint) AS given,
    is_right(attempt.answers[question.number], question.answer, question.also_accepts, question.grading_rule) AS is_correct
   FROM score_attempts attempt
     JOIN scores score ON score.id = attempt.score_id
     CROSS JOIN LATERAL ( SELECT own.id,
            own.template_id,
            own.exam_id,
            own.retake_exam_id,
            own.number,
            own.kind,
            own.answer,
            own.also_accepts,
            own.points,
            own.unit,
            own.grading_rule,
            own.created_by,
            own.created_at,
            own.updated_at
           FROM exam_questions own
          WHERE own.exam_id = attempt.exam_id AND attempt.retake_exam_id IS NULL
        UNION ALL
         SELECT shared.id,
            shared.template_id,
            shared.exam_id,
            shared.retake_exam_id,
            shared.number,
            shared.kind,
            shared.answer,
            shared.also_accepts,
            shared.points,
            shared.unit,
            shared.grading_rule,
            shared.created_by,
            shared.created_at,
            shared.updated_at
           FROM exams
             JOIN exam_questions shared ON shared.template_id = exams.template_id
          WHERE exams.id = attempt.exam_id AND attempt.retake_exam_id IS NULL
        UNION ALL
         SELECT again.id,
            again.template_id,
            again.exam_id,
            again.retake_exam_id,
            again.number,
            again.kind,
            again.answer,
            again.also_accepts,
            again.points,
            again.unit,
            again.grading_rule,
            again.created_by,
            again.created_at,
            again.updated_at
           FROM exam_questions again
          WHERE again.retake_exam_id = attempt.retake_exam_id) question
  WHERE attempt.answers IS NOT NULL;

-- 석차: of each first attempt that has a value, among those of its exam, as of now; score_attempts.grade keeps the 등급 of the last grading
CREATE VIEW score_ranks AS
 SELECT attempt.score_id,
    attempt.id AS attempt_id,
    attempt.exam_id,
    score.student_id,
    attempt.value,
    standing.taken_count,
    standing.above + 1 AS rank,
    standing.above::numeric + (standing.same + 1)::numeric / 2.0 AS middle_rank,
    round(exact.rank_percent, 2) AS rank_percent,
    round(100::numeric * ((standing.taken_count - standing.above)::numeric - standing.same::numeric / 2.0) / standing.taken_count::numeric, 2) AS percentile,
    grade_scale_of(student.high_school_entry_year::integer) AS grade_scale,
        CASE
            WHEN exam_gives_grades(attempt.exam_id) THEN school_grade(standing.above::bigint, standing.same::bigint, standing.taken_count::bigint, grade_scale_of(student.high_school_entry_year::integer)::integer)
            ELSE NULL::smallint
        END AS grade
   FROM score_attempts attempt
     JOIN scores score ON score.id = attempt.score_id
     JOIN students student ON student.id = score.student_id
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS taken_count,
            count(*) FILTER (WHERE other.value > attempt.value)::integer AS above,
            count(*) FILTER (WHERE other.value = attempt.value)::integer AS same
           FROM score_attempts other
          WHERE other.exam_id = attempt.exam_id AND other.attempt_type = 'FIRST'::text AND other.value IS NOT NULL) standing
     CROSS JOIN LATERAL ( SELECT 100::numeric * (standing.above::numeric + (standing.same + 1)::numeric / 2.0) / standing.taken_count::numeric AS rank_percent) exact
  WHERE attempt.attempt_type = 'FIRST'::text AND attempt.value IS NOT NULL;
