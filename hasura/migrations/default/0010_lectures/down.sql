drop table lectures;
drop function guard_lecture;
