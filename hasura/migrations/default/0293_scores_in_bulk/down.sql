drop trigger score_attempts_insert_watch on score_attempts;
drop trigger score_attempts_update_watch on score_attempts;
drop trigger score_attempts_insert_follow on score_attempts;
drop trigger score_attempts_update_follow on score_attempts;
drop trigger score_attempts_delete_follow on score_attempts;
drop trigger score_attempts_begin on score_attempts;
drop trigger score_attempts_move on score_attempts;
drop trigger scores_announce on scores;
drop trigger score_attempts_announce on score_attempts;
drop trigger scores_insert_audit on scores;
drop trigger scores_update_audit on scores;
drop trigger scores_delete_audit on scores;
drop trigger score_attempts_insert_audit on score_attempts;
drop trigger score_attempts_update_audit on score_attempts;
drop trigger score_attempts_delete_audit on score_attempts;
drop function watch_scores(uuid[]), follow_attempts(), paper_questions(uuid);

create or replace function raise_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'updated_at' - 'version' is distinct from to_jsonb(old) - 'updated_at' - 'version' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create or replace function guard_attempt() returns trigger language plpgsql as $$
declare
  score scores;
  total numeric;
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
    select total_points into total from exams where id = new.exam_id for share;
  else
    select total_points into total from retake_exams where id = new.retake_exam_id for share;
  end if;
  if new.value > total then
    perform refuse('score_attempts_value_within_total', json_build_object('total', trim_scale(total)));
  end if;
  is_below := is_below_cutline(new);
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

create or replace function follow_attempt() returns trigger language plpgsql as $$
declare
  attempt score_attempts := case tg_op when 'DELETE' then old else new end;
  state text := 'NONE';
begin
  if attempt.attempt_type = 'RETAKE' then
    perform settle_clinic(attempt.exam_id, attempt.score_id);
    return null;
  end if;
  if tg_op <> 'DELETE' and attempt.value is not null then
    state := 'GRADED';
  elsif (tg_op <> 'DELETE' and attempt.answers is not null) or exists (
    select from scores join submissions using (exam_id, student_id) where scores.id = attempt.score_id and submissions.status = 'DONE') then
    state := 'TAKEN';
  elsif tg_op = 'INSERT' then
    return null;
  end if;
  update scores set status = state where id = attempt.score_id and status not in ('ABSENT', 'EXEMPT', state);
  return null;
end $$;

create or replace function watch_scores(student uuid, lecture uuid) returns void language plpgsql as $$
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

create or replace function follow_value_tasks() returns trigger language plpgsql as $$
begin
  perform watch_scores(scores.student_id, exams.lecture_id) from scores join exams on exams.id = scores.exam_id where scores.id = new.score_id;
  return null;
end $$;

create or replace function grade_exam(wanted_exam uuid) returns integer language plpgsql as $$
declare
  graded integer;
  unknown json;
begin
  select json_agg(distinct number order by number) into unknown from score_answers
  where exam_id = wanted_exam and answer is null and grading_rule = 'NORMAL';
  if unknown is not null then
    perform refuse('exams_answers_known', json_build_object('questions', unknown));
  end if;
  update score_attempts as attempt set value = marked.points
  from (
    select attempt_id, coalesce(sum(points) filter (where is_correct), 0) as points
    from score_answers join scores on scores.id = score_id
    where score_answers.exam_id = wanted_exam and scores.status not in ('ABSENT', 'EXEMPT') group by attempt_id
  ) as marked
  where attempt.id = marked.attempt_id and attempt.value is distinct from marked.points;
  get diagnostics graded = row_count;
  perform refresh_grades(wanted_exam);
  return graded;
end $$;

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
  has_value := exists (select from score_attempts where score_id = new.id and attempt_type = 'FIRST' and value is not null);
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

comment on function grade_exam(uuid) is 'Grades every attempt of an exam, retakes too, whose answers are known by the key as it is now, then the 등급; answers how many values changed';
comment on function follow_attempt() is 'A value makes a score GRADED, answers alone TAKEN; a retake settles the clinic status of the attempts before it';
comment on function watch_scores(uuid, uuid) is 'Whether the last scores of a student in a lecture fell, one after another';

create trigger score_attempts_move before insert or update on score_attempts for each row when (not is_undoing())
  execute function guard_move('clinic_status', '> NONE REQUIRED EXEMPT', 'NONE > REQUIRED EXEMPT', 'REQUIRED > NONE RESERVED EXEMPT',
    'RESERVED > NONE REQUIRED DONE EXEMPT', 'DONE >', 'EXEMPT > NONE REQUIRED');
create trigger scores_audit after insert or update or delete on scores for each row execute function audit_row();
create trigger score_attempts_audit after insert or update or delete on score_attempts for each row execute function audit_row();
create trigger scores_announce after insert or update or delete on scores for each row execute function announce_scores();
create trigger score_attempts_announce after insert or update or delete on score_attempts for each row execute function announce_scores();
create trigger score_attempts_follow after insert or delete on score_attempts for each row execute function follow_attempt();
create trigger score_attempts_follow_change after update on score_attempts for each row
  when ((old.value, old.answers, old.retake_exam_id) is distinct from (new.value, new.answers, new.retake_exam_id)) execute function follow_attempt();
create trigger score_attempts_watch after update of value on score_attempts
  for each row when (new.attempt_type = 'FIRST' and new.value is distinct from old.value) execute function follow_value_tasks();
create trigger score_attempts_watch_new after insert on score_attempts
  for each row when (new.attempt_type = 'FIRST' and new.value is not null) execute function follow_value_tasks();
