drop table work_records;
drop function guard_work_record;
