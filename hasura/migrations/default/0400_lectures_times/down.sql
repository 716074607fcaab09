drop trigger weekly_lectures_announce_times on weekly_lectures;
drop trigger lecture_hours_announce_times on lecture_hours;
drop trigger lectures_announce_times on lectures;
drop trigger enrollments_announce_times on enrollments;
drop view lesson_times;
drop function is_public_holiday(date);
