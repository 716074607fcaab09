drop view student_names, access_review;
drop function log_access, forget_old_accesses;
drop table access_log;
drop function guard_access_log;
