drop trigger students_forget_siblings on students;
drop function forget_siblings();
drop table student_siblings;
