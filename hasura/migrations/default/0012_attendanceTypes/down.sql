drop table attendance_types;
drop function guard_attendance_type, counts_as_present;
