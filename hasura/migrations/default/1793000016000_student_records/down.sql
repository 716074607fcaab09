drop view student_memo_versions;
alter table consults drop column follow_up_on, drop column topic;
drop trigger users_follow on users;
drop function follow_person();
drop trigger students_version on students;
alter table students drop column version;
