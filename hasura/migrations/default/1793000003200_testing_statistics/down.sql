drop trigger exams_follow_shown on exams;
drop function follow_shown(), grade_exam(uuid), refresh_grades(uuid);
drop view score_answers, exam_question_statistics, score_ranks, exam_statistics, exam_items;
drop function is_right(smallint, smallint, smallint[], text), grade_of(numeric, integer), grade_scale_of(integer);
