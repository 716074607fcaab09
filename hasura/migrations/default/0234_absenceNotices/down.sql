drop trigger students_forget_absence_notices on students;
drop function forget_absence_notices();
drop table absence_notices;
drop function guard_absence_notice();
