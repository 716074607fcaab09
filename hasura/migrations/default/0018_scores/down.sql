drop view score_answers, exam_question_statistics, score_ranks, exam_statistics;
drop trigger exams_follow_shown on exams;
drop trigger retake_exams_follow_cutline on retake_exams;
drop trigger exams_follow_cutline on exams;
drop trigger participants_clear on participants;
drop trigger exams_clear on exams;
drop trigger participants_fill on participants;
drop trigger exams_fill on exams;
drop function take_cell_lock, is_below_cutline, cutline_of;
drop table score_cell_locks, score_attempts, scores;
drop function guard_score_goes, follow_shown, grade_exam, refresh_grades, is_right, grade_of, grade_scale_of, guard_cell_lock,
  announce_scores, follow_cutline, follow_attempt, guard_attempt, settle_clinic, follow_score, guard_score, clear_scores, fill_participants,
  fill_exam;
