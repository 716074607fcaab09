drop table submissions, omr_sheets, score_cell_locks, score_attempts, scores, retake_question_maps, exam_questions, retake_exams, exams, exam_templates;
alter table weekly_lectures drop constraint weekly_lectures_lecture_key;
drop trigger students_entry_year on students;
alter table students drop constraint students_high_school_entry_year_range, drop column high_school_entry_year;
drop function fill_high_school_entry_year(), high_school_entry_year(text, date), are_answers(text, smallint[]), guard_move();
