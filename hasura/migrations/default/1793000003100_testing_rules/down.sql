drop trigger exams_guard on exams;
drop trigger exam_templates_follow on exam_templates;
drop trigger retake_exams_guard on retake_exams;
drop trigger exam_questions_guard on exam_questions;
drop trigger exam_questions_inserted on exam_questions;
drop trigger exam_questions_updated on exam_questions;
drop trigger exam_questions_deleted on exam_questions;
drop trigger retake_question_maps_guard on retake_question_maps;
drop trigger exams_follow_link on exams;
drop trigger exam_templates_check_total on exam_templates;
drop trigger exams_check_total on exams;
drop trigger retake_exams_check_total on retake_exams;
drop trigger exams_fill on exams;
drop trigger participants_fill on participants;
drop trigger exams_clear on exams;
drop trigger participants_clear on participants;
drop trigger scores_guard on scores;
drop trigger scores_move on scores;
drop trigger scores_version on scores;
drop trigger scores_follow on scores;
drop trigger score_attempts_guard on score_attempts;
drop trigger score_attempts_move on score_attempts;
drop trigger score_attempts_version on score_attempts;
drop trigger score_attempts_follow on score_attempts;
drop trigger score_attempts_follow_change on score_attempts;
drop trigger exams_follow_cutline on exams;
drop trigger retake_exams_follow_cutline on retake_exams;
drop trigger scores_announce on scores;
drop trigger score_attempts_announce on score_attempts;
drop trigger omr_sheets_guard on omr_sheets;
drop trigger omr_sheets_move on omr_sheets;
drop trigger submissions_guard on submissions;
drop trigger submissions_move on submissions;
drop trigger score_cell_locks_guard on score_cell_locks;
drop trigger score_cell_locks_touch on score_cell_locks;
drop trigger exam_templates_version on exam_templates;
drop trigger exams_version on exams;
drop trigger retake_exams_version on retake_exams;
drop trigger omr_sheets_version on omr_sheets;
drop trigger submissions_version on submissions;

create or replace function follow_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from participants using weekly_lectures as week
    where week.id = participants.weekly_lecture_id and week.lecture_id = old.lecture_id and participants.student_id = old.student_id
      and daterange(old.from_date, old.to_date, '[]') @> week.held_on
      and (tg_op = 'DELETE' or not daterange(new.from_date, new.to_date, '[]') @> week.held_on)
      and participants.attendance_type_id is null and participants.memo = '' and not participants.is_locked;
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

drop function guard_exam(), follow_template(), guard_retake_exam(), guard_question(), counted_points(numeric, text), follow_questions(), guard_question_map(), follow_link(), check_total(), is_untouched(scores), is_scored(uuid, uuid), fill_exam(), fill_participants(), clear_scores(), guard_score(), follow_score(), cutline_of(score_attempts), is_below_cutline(score_attempts), settle_clinic(uuid, uuid), guard_attempt(), follow_attempt(), follow_cutline(), announce_scores(), guard_sheet(), guard_submission(), guard_cell_lock(), take_cell_lock(uuid, integer, uuid);
