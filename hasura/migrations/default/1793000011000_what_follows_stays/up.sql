-- What follows from other rows cannot be written by hand, and what a row is of cannot be changed.

create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;
comment on function touch_updated_at() is 'Says when a row was changed, and keeps when it was made';
create trigger video_progress_touch before update on video_progress for each row execute function touch_updated_at();

create function guard_participant_place() returns trigger language plpgsql as $$
begin
  raise exception '수강생은 다른 주차나 학생으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'participants_stay';
end $$;
create trigger participants_stay before update of weekly_lecture_id, student_id on participants for each row
  when ((new.weekly_lecture_id, new.student_id) is distinct from (old.weekly_lecture_id, old.student_id)) execute function guard_participant_place();

create function fill_answered_at() returns trigger language plpgsql as $$
begin
  new.answered_at := (select min(created_at) from board_answers where post_id = new.id);
  return new;
end $$;
comment on function fill_answered_at() is 'When a question was first answered follows from its answers, whatever is written';
create trigger board_posts_answered_at before insert or update of answered_at on board_posts for each row execute function fill_answered_at();

create function guard_total() returns trigger language plpgsql as $$
declare total numeric;
begin
  select sum(counted_points(points, grading_rule)) into total from exam_questions
  where case tg_table_name when 'exam_templates' then template_id when 'exams' then exam_id else retake_exam_id end = new.id;
  if new.total_points <> total then
    raise exception '만점은 문항 배점의 합인 %점입니다. 문항의 배점을 바꿔 주세요.', trim_scale(total)
      using errcode = '23514', constraint = 'exam_questions_make_total';
  end if;
  return new;
end $$;
comment on function guard_total() is 'The points of a paper are the sum of its questions, once it has any';
create trigger exam_templates_total before update of total_points on exam_templates for each row
  when (new.total_points <> old.total_points) execute function guard_total();
create trigger exams_total before update of total_points on exams for each row
  when (new.total_points <> old.total_points) execute function guard_total();
create trigger retake_exams_total before update of total_points on retake_exams for each row
  when (new.total_points <> old.total_points) execute function guard_total();

-- Checked at the commit, since an untouched score goes before its participant or exam does.
create function guard_score_goes() returns trigger language plpgsql as $$
begin
  if exists (
    select from participants join exams using (weekly_lecture_id)
    where exams.id = old.exam_id and participants.student_id = old.student_id) then
    raise exception '수강생의 성적은 지울 수 없습니다. 점수를 지우거나 면제로 바꿔 주세요.' using errcode = '23514', constraint = 'scores_of_participants';
  end if;
  return null;
end $$;
comment on function guard_score_goes() is 'Every participant has a score in every exam of the week';
create constraint trigger scores_stay_with_participants after delete on scores deferrable initially deferred
  for each row execute function guard_score_goes();
