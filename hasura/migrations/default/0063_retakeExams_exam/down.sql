drop trigger retake_exams_keep_exam on retake_exams;
drop function keep_retake_with_exam;
