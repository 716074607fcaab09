drop view exam_items;
drop trigger exam_templates_total on exam_templates;
drop trigger exam_templates_check_total on exam_templates;
drop table exam_questions, exams;
drop function guard_total, check_total, follow_link, follow_questions, counted_points, guard_question, guard_exam, are_answers;
