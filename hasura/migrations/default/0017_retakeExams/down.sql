alter table exam_questions drop constraint exam_questions_retake_exam_id_fkey;
drop table retake_question_maps, retake_exams;
drop function guard_question_map, guard_retake_exam;
