drop table weekly_lectures;
drop function fill_week, guard_week;
