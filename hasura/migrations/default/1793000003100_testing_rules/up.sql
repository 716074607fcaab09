-- Rules of testing: what exams, questions, scores and papers may become, and what follows from them by itself.

-- Exams and their questions -------------------------------------------------------------------------------------------

create function guard_exam() returns trigger language plpgsql as $$
declare template exam_templates;
begin
  if tg_op = 'INSERT' then
    -- The lock makes participants who are added at the same moment wait, so that none is left without a score.
    select coalesce(new.lecture_id, lecture_id) into new.lecture_id from weekly_lectures where id = new.weekly_lecture_id for update;
    new.sequence := coalesce(new.sequence, (select coalesce(max(sequence), 0) + 1 from exams where weekly_lecture_id = new.weekly_lecture_id));
  end if;
  if new.template_id is null then
    return new;
  end if;
  if tg_op = 'INSERT' or new.template_id is distinct from old.template_id then
    select * into template from exam_templates where id = new.template_id for share;
    new.name := coalesce(template.name, new.name);
    new.cutline := template.cutline;
    new.total_points := coalesce(template.total_points, new.total_points);
  elsif (new.name, new.cutline, new.total_points) is distinct from (old.name, old.cutline, old.total_points) then
    select * into template from exam_templates where id = new.template_id;
    if (new.name, new.cutline, new.total_points) is distinct from (template.name, template.cutline, template.total_points) then
      raise exception '시험 양식에 연결된 시험입니다. 이름, 커트라인, 배점은 양식에서 바꾸거나 연결을 끊고 바꿔 주세요.'
        using errcode = '23514', constraint = 'exams_linked_core_info';
    end if;
  end if;
  return new;
end $$;
comment on function guard_exam() is 'A linked exam has its template''s name, cutline and points; sequence and lecture are found when not said';
create trigger exams_guard before insert or update on exams for each row execute function guard_exam();

create function follow_template() returns trigger language plpgsql as $$
begin
  update exams set name = new.name, cutline = new.cutline, total_points = new.total_points
  where template_id = new.id and (name, cutline, total_points) is distinct from (new.name, new.cutline, new.total_points);
  if found then
    perform announce('exams', 'examStatistics');
  end if;
  return null;
end $$;
create trigger exam_templates_follow after update on exam_templates for each row
  when ((old.name, old.cutline, old.total_points) is distinct from (new.name, new.cutline, new.total_points)) execute function follow_template();

create function guard_retake_exam() returns trigger language plpgsql as $$
begin
  -- Two papers made at once get two places.
  perform from exams where id = new.exam_id for update;
  new.sequence := coalesce(new.sequence, (select coalesce(max(sequence), 0) + 1 from retake_exams where exam_id = new.exam_id));
  return new;
end $$;
create trigger retake_exams_guard before insert on retake_exams for each row execute function guard_retake_exam();

create function guard_question() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.template_id, new.exam_id, new.retake_exam_id) is distinct from (old.template_id, old.exam_id, old.retake_exam_id) then
    raise exception '문항은 다른 시험으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'exam_questions_stay';
  end if;
  if (select template_id from exams where id = new.exam_id for share) is not null then
    raise exception '시험 양식에 연결된 시험입니다. 문항과 정답은 양식에서 바꾸거나 연결을 끊고 바꿔 주세요.'
      using errcode = '23514', constraint = 'exam_questions_exam_unlinked';
  end if;
  return new;
end $$;
create trigger exam_questions_guard before insert or update on exam_questions for each row execute function guard_question();

create function counted_points(points numeric, grading_rule text) returns numeric language sql immutable parallel safe as $$
  select case grading_rule when 'VOID' then null else points end
$$;
comment on function counted_points(numeric, text) is 'Points a question adds to the total of its paper: none when it is VOID';

create function follow_questions() returns trigger language plpgsql as $$
begin
  update exam_templates as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where template_id = owner) as points
    from (select distinct template_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  update exams as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where exam_id = owner) as points
    from (select distinct exam_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  update retake_exams as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where retake_exam_id = owner) as points
    from (select distinct retake_exam_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  return null;
end $$;
comment on function follow_questions() is 'Keeps a paper''s points the sum of its questions, and raises its version once a statement';
create trigger exam_questions_inserted after insert on exam_questions referencing new table as changed for each statement execute function follow_questions();
create trigger exam_questions_updated after update on exam_questions referencing new table as changed for each statement execute function follow_questions();
create trigger exam_questions_deleted after delete on exam_questions referencing old table as changed for each statement execute function follow_questions();

create function guard_question_map() returns trigger language plpgsql as $$
begin
  if not exists (
    select from retake_exams as paper
    join exams as exam on exam.id = paper.exam_id
    join exam_questions as question on question.id = new.original_question_id
    where paper.id = new.retake_exam_id
      and case when exam.template_id is null then question.exam_id = exam.id else question.template_id = exam.template_id end
  ) then
    raise exception '재시험 문항은 원래 시험의 문항에만 이을 수 있습니다.' using errcode = '23514', constraint = 'retake_question_maps_of_exam';
  end if;
  return new;
end $$;
create trigger retake_question_maps_guard before insert or update on retake_question_maps for each row execute function guard_question_map();

create function follow_link() returns trigger language plpgsql as $$
begin
  if new.template_id is null then
    insert into exam_questions (exam_id, number, kind, answer, also_accepts, points, unit, grading_rule)
    select new.id, number, kind, answer, also_accepts, points, unit, grading_rule from exam_questions where template_id = old.template_id;
  end if;
  update retake_question_maps as map set original_question_id = question.id
  from retake_exams as paper, exam_questions as former, exam_questions as question
  where paper.exam_id = new.id and map.retake_exam_id = paper.id and former.id = map.original_question_id and question.number = former.number
    and case when new.template_id is null then question.exam_id = new.id else question.template_id = new.template_id end;
  delete from retake_question_maps as map using retake_exams as paper, exam_questions as former
  where paper.exam_id = new.id and map.retake_exam_id = paper.id and former.id = map.original_question_id
    and case when new.template_id is null then former.exam_id is distinct from new.id else former.template_id is distinct from new.template_id end;
  if old.template_id is null then
    delete from exam_questions where exam_id = new.id;
  end if;
  return null;
end $$;
comment on function follow_link() is
  'Linking drops an exam''s own questions for the template''s; unlinking gives it a copy of them; retake questions follow to the same number';
create trigger exams_follow_link after update on exams for each row when (old.template_id is distinct from new.template_id) execute function follow_link();

-- Checked at the commit, since questions may come one by one, and a void question and its re-grade are two statements.
create function check_total() returns trigger language plpgsql as $$
declare
  is_retake constant boolean := tg_table_name = 'retake_exams';
  total numeric;
  line numeric;
  highest numeric;
begin
  execute format('select total_points, cutline from %I where id = $1', tg_table_name) into total, line using new.id;
  if line > total then
    raise exception '커트라인 %점이 만점 %점보다 높습니다.', trim_scale(line), trim_scale(total)
      using errcode = '23514', constraint = tg_argv[0];
  end if;
  if tg_table_name <> 'exam_templates' then
    select max(value) into highest from score_attempts
    where case when is_retake then retake_exam_id = new.id else retake_exam_id is null and exam_id = new.id end;
    if highest > total then
      raise exception '이미 %점을 받은 학생이 있어 만점을 %점으로 줄일 수 없습니다. 다시 채점해 주세요.', trim_scale(highest), trim_scale(total)
        using errcode = '23514', constraint = tg_argv[1];
    end if;
  end if;
  return null;
end $$;
comment on function check_total() is 'No cutline and no value above a paper''s points; its arguments name the two rules';
create constraint trigger exam_templates_check_total after insert or update of cutline, total_points on exam_templates
  deferrable initially deferred for each row execute function check_total('exam_templates_cutline_within_total');
create constraint trigger exams_check_total after insert or update of cutline, total_points, template_id on exams
  deferrable initially deferred for each row execute function check_total('exams_cutline_within_total', 'exams_total_covers_values');
create constraint trigger retake_exams_check_total after insert or update of cutline, total_points on retake_exams
  deferrable initially deferred for each row execute function check_total('retake_exams_cutline_within_total', 'retake_exams_total_covers_values');

-- Scores of those who take part ---------------------------------------------------------------------------------------

create function is_untouched(score scores) returns boolean language sql stable as $$
  select score.status = 'NONE'
    and not exists (select from score_attempts where score_id = score.id)
    and not exists (select from omr_sheets where exam_id = score.exam_id and student_id = score.student_id)
    and not exists (select from submissions where exam_id = score.exam_id and student_id = score.student_id)
$$;
comment on function is_untouched(scores) is 'Whether nothing is known yet of a student in an exam, so that the score may go with the participant or the exam';

create function is_scored(week uuid, student uuid) returns boolean language sql stable as $$
  select exists (select from scores as score where weekly_lecture_id = week and student_id = student and not is_untouched(score))
$$;
comment on function is_scored(uuid, uuid) is 'Whether anything is known of a student in the exams of a week';

create function fill_exam() returns trigger language plpgsql as $$
begin
  insert into scores (exam_id, weekly_lecture_id, student_id)
  select new.id, new.weekly_lecture_id, student_id from participants where weekly_lecture_id = new.weekly_lecture_id
  on conflict do nothing;
  return null;
end $$;
comment on function fill_exam() is 'A new exam has a score for every participant of its week';
create trigger exams_fill after insert on exams for each row execute function fill_exam();

create function fill_participants() returns trigger language plpgsql as $$
begin
  insert into scores (exam_id, weekly_lecture_id, student_id)
  select exams.id, added.weekly_lecture_id, added.student_id from added join exams on exams.weekly_lecture_id = added.weekly_lecture_id
  on conflict do nothing;
  return null;
end $$;
comment on function fill_participants() is 'A new participant has a score in every exam of the week';
create trigger participants_fill after insert on participants referencing new table as added for each statement execute function fill_participants();

create function clear_scores() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'exams' then
    delete from scores as score where exam_id = old.id and is_untouched(score);
    if exists (select from scores where exam_id = old.id) then
      raise exception '성적, 답안지나 제출이 있는 시험은 지울 수 없습니다.' using errcode = '23514', constraint = 'exams_in_use';
    end if;
  else
    delete from scores as score where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id and is_untouched(score);
    if exists (select from scores where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id) then
      raise exception '성적, 답안지나 제출이 있는 수강생은 뺄 수 없습니다.' using errcode = '23514', constraint = 'participants_scored';
    end if;
  end if;
  return old;
end $$;
comment on function clear_scores() is 'Untouched scores go with their exam or participant; others keep them';
create trigger exams_clear before delete on exams for each row execute function clear_scores();
create trigger participants_clear before delete on participants for each row execute function clear_scores();

create or replace function follow_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from participants using weekly_lectures as week
    where week.id = participants.weekly_lecture_id and week.lecture_id = old.lecture_id and participants.student_id = old.student_id
      and daterange(old.from_date, old.to_date, '[]') @> week.held_on
      and (tg_op = 'DELETE' or not daterange(new.from_date, new.to_date, '[]') @> week.held_on)
      and participants.attendance_type_id is null and participants.memo = '' and not participants.is_locked
      and not is_scored(participants.weekly_lecture_id, participants.student_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into participants (weekly_lecture_id, student_id)
    select week.id, new.student_id from weekly_lectures as week
    where week.lecture_id = new.lecture_id and daterange(new.from_date, new.to_date, '[]') @> week.held_on
    on conflict do nothing;
  end if;
  -- What a student may see of lectures and weeks follows from the enrollment, too.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $$;

-- Scores and attempts -------------------------------------------------------------------------------------------------

create function guard_score() returns trigger language plpgsql as $$
declare has_value boolean;
begin
  if tg_op = 'INSERT' then
    new.weekly_lecture_id := coalesce(new.weekly_lecture_id, (select weekly_lecture_id from exams where id = new.exam_id));
    return new;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    raise exception '성적은 다른 시험이나 학생으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'scores_stay';
  end if;
  if new.status = old.status then
    return new;
  end if;
  has_value := exists (select from score_attempts where score_id = new.id and attempt_type = 'FIRST' and value is not null);
  if new.status = 'GRADED' and not has_value then
    raise exception '점수를 넣으면 채점으로 바뀝니다.' using errcode = '23514', constraint = 'scores_graded_has_value';
  end if;
  if new.status in ('NONE', 'TAKEN') and has_value then
    raise exception '점수가 있는 성적입니다. 점수를 지우면 상태도 돌아갑니다.' using errcode = '23514', constraint = 'scores_value_is_graded';
  end if;
  if new.status in ('NONE', 'ABSENT', 'EXEMPT') and exists (select from score_attempts where score_id = new.id and attempt_type = 'RETAKE') then
    raise exception '재시험 기록이 있는 성적입니다. 재시험을 먼저 지워 주세요.' using errcode = '23514', constraint = 'scores_retaken';
  end if;
  return new;
end $$;
comment on function guard_score() is 'GRADED means that the first attempt has a value; a score with retakes is that of an exam given';
create trigger scores_guard before insert or update on scores for each row execute function guard_score();
create trigger scores_move before insert or update of status on scores for each row execute function guard_move('status',
  '> NONE TAKEN ABSENT EXEMPT', 'NONE 미응시 > TAKEN GRADED ABSENT EXEMPT', 'TAKEN 응시 > NONE GRADED ABSENT EXEMPT',
  'GRADED 채점 > NONE TAKEN ABSENT EXEMPT', 'ABSENT 결시 > NONE EXEMPT', 'EXEMPT 면제 > NONE ABSENT');
create trigger scores_version before update on scores for each row execute function raise_version();

create function follow_score() returns trigger language plpgsql as $$
begin
  update score_attempts set value = null where score_id = new.id and attempt_type = 'FIRST' and value is not null;
  return null;
end $$;
comment on function follow_score() is 'ABSENT and EXEMPT clear the value';
create trigger scores_follow after update on scores for each row
  when (new.status in ('ABSENT', 'EXEMPT') and new.status <> old.status) execute function follow_score();

create function cutline_of(attempt score_attempts) returns numeric language sql stable as $$
  select case when attempt.retake_exam_id is null then (select cutline from exams where id = attempt.exam_id)
    else (select cutline from retake_exams where id = attempt.retake_exam_id) end
$$;
comment on function cutline_of(score_attempts) is 'Cutline an attempt is measured by: that of its paper; null for none';

create function is_below_cutline(attempt score_attempts) returns boolean language sql stable as $$
  select coalesce(attempt.value < cutline_of(attempt), false) and not exists (
    select from score_attempts as later
    where later.score_id = attempt.score_id and later.retake_number > attempt.retake_number and later.value >= coalesce(cutline_of(later), 0))
$$;
comment on function is_below_cutline(score_attempts) is 'Whether an attempt''s value asks for the clinic: below its cutline, and no later attempt passed';

create function settle_clinic(wanted_exam uuid, wanted_score uuid default null) returns integer language sql as $$
  with settled as (
    update score_attempts as attempt set clinic_status = case when is_below_cutline(attempt) then 'REQUIRED' else 'NONE' end
    where exam_id = wanted_exam and (wanted_score is null or score_id = wanted_score) and value is not null
      and clinic_status <> 'DONE' and (clinic_status = 'NONE') = is_below_cutline(attempt)
    returning 1)
  select count(*)::integer from settled
$$;
comment on function settle_clinic(uuid, uuid) is
  'Sets the clinic status that follows from values and cutlines, of a whole exam or of one score; answers how many it changed';

create function guard_attempt() returns trigger language plpgsql as $$
declare
  score scores;
  total numeric;
  is_below boolean;
begin
  if tg_op = 'UPDATE' and (new.score_id, new.attempt_type, new.retake_number) is distinct from (old.score_id, old.attempt_type, old.retake_number) then
    raise exception '응시 기록은 다른 성적이나 차수로 옮길 수 없습니다.' using errcode = '23514', constraint = 'score_attempts_stay';
  end if;
  -- The lock lets attempts and the status of one score change one after the other.
  select * into score from scores where id = new.score_id for update;
  new.exam_id := coalesce(new.exam_id, score.exam_id);
  if tg_op = 'INSERT' and new.attempt_type = 'RETAKE' then
    if score.status not in ('TAKEN', 'GRADED') then
      raise exception '보지 않은 시험의 재시험은 넣을 수 없습니다.' using errcode = '23514', constraint = 'score_attempts_retake_of_given';
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
    raise exception '결시나 면제인 학생입니다. 점수를 넣으려면 먼저 미응시로 바꿔 주세요.'
      using errcode = '23514', constraint = 'score_attempts_value_of_absent';
  end if;
  -- Shared, so that the total cannot shrink below a value on its way.
  if new.retake_exam_id is null then
    select total_points into total from exams where id = new.exam_id for share;
  else
    select total_points into total from retake_exams where id = new.retake_exam_id for share;
  end if;
  if new.value > total then
    raise exception '만점이 %점인 시험입니다. 0점에서 %점 사이로 넣어 주세요.', trim_scale(total), trim_scale(total)
      using errcode = '23514', constraint = 'score_attempts_value_within_total';
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
    raise exception '커트라인보다 낮은 점수입니다. 클리닉에 오지 않아도 되면 면제로 바꿔 주세요.'
      using errcode = '23514', constraint = 'score_attempts_clinic_below_cutline';
  elsif new.clinic_status in ('REQUIRED', 'RESERVED') and new.value is not null and not is_below then
    raise exception '커트라인을 넘은 점수라 클리닉 대상이 아닙니다.' using errcode = '23514', constraint = 'score_attempts_clinic_above_cutline';
  end if;
  return new;
end $$;
comment on function guard_attempt() is 'A value within the paper''s points, of an exam that was given; the clinic status follows the value';
create trigger score_attempts_guard before insert or update of score_id, exam_id, attempt_type, retake_number, retake_exam_id, value, clinic_status
  on score_attempts for each row execute function guard_attempt();
create trigger score_attempts_move before insert or update on score_attempts for each row execute function guard_move('clinic_status',
  '> NONE REQUIRED EXEMPT', 'NONE 해당 없음 > REQUIRED EXEMPT', 'REQUIRED 대상 > NONE RESERVED EXEMPT',
  'RESERVED 예약 > NONE REQUIRED DONE EXEMPT', 'DONE 완료 >', 'EXEMPT 면제 > NONE REQUIRED');
create trigger score_attempts_version before update on score_attempts for each row
  when ((old.value, old.delivery_type, old.clinic_status, old.memo, old.answers, old.retake_exam_id)
    is distinct from (new.value, new.delivery_type, new.clinic_status, new.memo, new.answers, new.retake_exam_id)) execute function raise_version();

create function follow_attempt() returns trigger language plpgsql as $$
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
comment on function follow_attempt() is 'A value makes a score GRADED, answers alone TAKEN; a retake settles the clinic status of the attempts before it';
create trigger score_attempts_follow after insert or delete on score_attempts for each row execute function follow_attempt();
create trigger score_attempts_follow_change after update on score_attempts for each row
  when ((old.value, old.answers, old.retake_exam_id) is distinct from (new.value, new.answers, new.retake_exam_id)) execute function follow_attempt();

create function follow_cutline() returns trigger language plpgsql as $$
begin
  perform settle_clinic(case tg_table_name when 'exams' then new.id else (to_jsonb(new) ->> 'exam_id')::uuid end);
  return null;
end $$;
create trigger exams_follow_cutline after update on exams for each row when (old.cutline is distinct from new.cutline) execute function follow_cutline();
create trigger retake_exams_follow_cutline after update on retake_exams for each row
  when (old.cutline is distinct from new.cutline) execute function follow_cutline();

create function announce_scores() returns trigger language plpgsql as $$
begin
  perform announce('scores', 'scoreAttempts', 'scoreRanks', 'scoreAnswers', 'examStatistics', 'examQuestionStatistics');
  return null;
end $$;
create trigger scores_announce after insert or update or delete on scores for each row execute function announce_scores();
create trigger score_attempts_announce after insert or update or delete on score_attempts for each row execute function announce_scores();

-- Papers that come in -------------------------------------------------------------------------------------------------

create function guard_sheet() returns trigger language plpgsql as $$
begin
  if old.status = 'NEEDS_REVIEW' and new.status = 'GRADED' then
    new.reviewed_by := coalesce(session_user_id(), new.reviewed_by);
  end if;
  return new;
end $$;
comment on function guard_sheet() is 'Whoever grades a doubtful sheet is its reviewer';
create trigger omr_sheets_guard before update on omr_sheets for each row execute function guard_sheet();
create trigger omr_sheets_move before insert or update of status on omr_sheets for each row execute function guard_move('status',
  '> UPLOADED', 'UPLOADED 올림 > READ REJECTED', 'READ 읽음 > GRADED NEEDS_REVIEW REJECTED',
  'NEEDS_REVIEW 확인 필요 > GRADED REJECTED', 'GRADED 채점 >', 'REJECTED 반려 >');

create function guard_submission() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'DONE' then
      raise exception '제출한 것은 지울 수 없습니다.' using errcode = '23514', constraint = 'submissions_locked';
    end if;
    return old;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    raise exception '제출은 다른 시험이나 학생으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'submissions_stay';
  end if;
  if new.status = 'DONE' and old.status <> 'DONE' then
    new.submitted_at := now();
    -- Who handed in has sat the exam.
    update scores set status = 'TAKEN' where exam_id = new.exam_id and student_id = new.student_id and status = 'NONE';
  elsif new.status = 'REOPENED' and old.status <> 'REOPENED' then
    if session_variable('x-hasura-role') = 'student' then
      raise exception '제출한 뒤에는 선생님만 다시 열 수 있습니다.' using errcode = '23514', constraint = 'submissions_reopened_by_staff';
    end if;
    new.reopened_at := now();
    new.reopened_by := session_user_id();
  end if;
  return new;
end $$;
comment on function guard_submission() is 'Handing in locks a submission and marks the score TAKEN; only staff reopen it';
create trigger submissions_guard before update or delete on submissions for each row execute function guard_submission();
create trigger submissions_move before insert or update of status on submissions for each row execute function guard_move('status',
  '> DRAFT', 'DRAFT 작성 중 > DONE', 'DONE 제출 > REOPENED', 'REOPENED 다시 열림 > DONE');

create function guard_cell_lock() returns trigger language plpgsql as $$
begin
  if new.holder_id <> old.holder_id and old.expires_at > clock_timestamp() then
    raise exception '다른 직원이 편집 중인 칸입니다. 잠시 뒤 다시 시도해 주세요.' using errcode = '23514', constraint = 'score_cell_locks_held';
  end if;
  return new;
end $$;
create trigger score_cell_locks_guard before update on score_cell_locks for each row execute function guard_cell_lock();
create trigger score_cell_locks_touch before update on score_cell_locks for each row execute function touch_updated_at();

create function take_cell_lock(wanted_score uuid, wanted_retake integer, taker uuid) returns setof score_cell_locks language sql as $$
  insert into score_cell_locks as held (score_id, retake_number, holder_id) values (wanted_score, wanted_retake, taker)
  on conflict (score_id, retake_number) do update
    set holder_id = excluded.holder_id, renewed_at = excluded.renewed_at, expires_at = excluded.expires_at
    where held.holder_id = excluded.holder_id or held.expires_at <= now()
  returning held.*
$$;
comment on function take_cell_lock(uuid, integer, uuid) is 'Takes or renews the lock of a cell for 30 seconds; no row when another holds it';

create trigger exam_templates_version before update on exam_templates for each row execute function raise_version();
create trigger exams_version before update on exams for each row execute function raise_version();
create trigger retake_exams_version before update on retake_exams for each row execute function raise_version();
create trigger omr_sheets_version before update on omr_sheets for each row execute function raise_version();
create trigger submissions_version before update on submissions for each row execute function raise_version();
