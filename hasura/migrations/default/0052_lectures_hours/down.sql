drop trigger lectures_hours_apart on lectures;
drop table lecture_hours;
drop function keep_hours_apart();
alter table lectures drop column starts_on, drop column ends_on;
