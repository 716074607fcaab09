drop trigger scores_stay_with_participants on scores;
drop trigger retake_exams_total on retake_exams;
drop trigger exams_total on exams;
drop trigger exam_templates_total on exam_templates;
drop trigger board_posts_answered_at on board_posts;
drop trigger participants_stay on participants;
drop trigger video_progress_touch on video_progress;
drop function guard_score_goes(), guard_total(), fill_answered_at(), guard_participant_place();

create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function touch_updated_at() is null;
