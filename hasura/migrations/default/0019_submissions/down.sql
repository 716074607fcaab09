drop table submissions;
drop function guard_submission;
