drop trigger weekly_lectures_follow_date on weekly_lectures;
drop function follow_week_date;
