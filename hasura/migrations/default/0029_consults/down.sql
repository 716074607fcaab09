drop table consults;
drop function guard_consult;
