-- An exam of 1,000 students is graded by one statement: what follows from its rows is asked once for all of them.

-- Copies the row instead of turning both into JSON, which took longer than the update.
create or replace function raise_version() returns trigger language plpgsql as $$
declare changed record := new;
begin
  changed.updated_at := old.updated_at;
  changed.version := old.version;
  if changed is distinct from old then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create or replace function guard_attempt() returns trigger language plpgsql as $$
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
end $$;

-- The first attempt is found by its key, whatever the statistics say.
create or replace function guard_score() returns trigger language plpgsql as $$
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
end $$;

-- Most updates move no clinic status.
drop trigger score_attempts_move on score_attempts;
create trigger score_attempts_begin before insert on score_attempts for each row when (not is_undoing())
  execute function guard_move('clinic_status', '> NONE REQUIRED EXEMPT');
create trigger score_attempts_move before update on score_attempts for each row
  when (old.clinic_status is distinct from new.clinic_status and not is_undoing())
  execute function guard_move('clinic_status', 'NONE > REQUIRED EXEMPT', 'REQUIRED > NONE RESERVED EXEMPT',
    'RESERVED > NONE REQUIRED DONE EXEMPT', 'DONE >', 'EXEMPT > NONE REQUIRED');

select keep_bulk_records('scores', 'score_attempts');

drop trigger scores_announce on scores;
drop trigger score_attempts_announce on score_attempts;
create trigger scores_announce after insert or update or delete on scores for each statement execute function announce_scores();
create trigger score_attempts_announce after insert or update or delete on score_attempts for each statement execute function announce_scores();

drop trigger score_attempts_follow on score_attempts;
drop trigger score_attempts_follow_change on score_attempts;
drop function follow_attempt;

-- One plan for one row and for a thousand: planning anew for each list of keys took longer than the update.
create function follow_attempts() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
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
end $$;
comment on function follow_attempts() is 'A value makes a score GRADED, answers alone TAKEN; a retake settles the clinic status of the attempts before it';
-- Triggers of one event fire by name: the audit before what follows.
create trigger score_attempts_insert_follow after insert on score_attempts referencing new table as new_rows
  for each statement execute function follow_attempts();
create trigger score_attempts_update_follow after update on score_attempts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_attempts();
create trigger score_attempts_delete_follow after delete on score_attempts referencing old table as old_rows
  for each statement execute function follow_attempts();

drop trigger score_attempts_watch on score_attempts;
drop trigger score_attempts_watch_new on score_attempts;
drop function watch_scores(uuid, uuid);

create function watch_scores(changed uuid[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
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
end $$;
comment on function watch_scores(uuid[]) is 'Whether the last scores of the students of these scores fell, one after another, in their lectures';

create or replace function follow_value_tasks() returns trigger language plpgsql as $$
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
end $$;
create trigger score_attempts_insert_watch after insert on score_attempts referencing new table as new_rows
  for each statement execute function follow_value_tasks();
create trigger score_attempts_update_watch after update on score_attempts referencing old table as old_rows new table as new_rows
  for each statement execute function follow_value_tasks();

create function paper_questions(wanted_exam uuid)
returns table (paper_id uuid, number smallint, answer smallint, also_accepts smallint[], points numeric, grading_rule text)
language sql stable as $$
  select exam_id, number, answer, also_accepts, points, grading_rule from exam_questions where exam_id = wanted_exam
  union all
  select exams.id, number, answer, also_accepts, points, grading_rule
  from exams join exam_questions as shared on shared.template_id = exams.template_id where exams.id = wanted_exam
  union all
  select again.retake_exam_id, number, answer, also_accepts, points, grading_rule
  from retake_exams join exam_questions as again on again.retake_exam_id = retake_exams.id where retake_exams.exam_id = wanted_exam
$$;
comment on function paper_questions(uuid) is 'The questions of an exam, or of its template, and of its retakes; paper_id is the exam or the retake';

create or replace function grade_exam(wanted_exam uuid) returns integer language plpgsql as $$
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
end $$;
