drop trigger enrollments_follow on enrollments;
create trigger enrollments_follow after insert or update of from_date, to_date or delete on enrollments for each row execute function follow_enrollment();
drop trigger enrollments_fill on enrollments;
drop function fill_enrolled;
