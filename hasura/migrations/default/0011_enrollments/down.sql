drop table enrollments, representative_lectures;
drop function enrolled_at_most, follow_enrollment, guard_enrollment;
