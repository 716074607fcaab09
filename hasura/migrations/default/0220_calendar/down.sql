drop trigger students_forget_calendar on students;
drop table calendar_links;
drop function forget_calendar();
