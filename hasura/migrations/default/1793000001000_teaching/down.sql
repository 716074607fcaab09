drop table participants, weekly_lectures, attendance_types, enrollments, representative_lectures, lectures cascade;
drop function guard_participant(), fill_week(), guard_week(), follow_enrollment(), guard_lecture(), guard_enrollment(), raise_version();
