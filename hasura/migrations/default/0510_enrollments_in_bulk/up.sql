-- A class is enrolled by one statement: its weeks are filled once, and every exam in them is looked at once.

create function fill_enrolled() returns trigger language plpgsql as $$
begin
  insert into participants (weekly_lecture_id, student_id)
  select week.id, enrolled.student_id
  from (select lecture_id, student_id, daterange(from_date, to_date, '[]') as days from new_rows where is_active_student(student_id) offset 0) as enrolled
  join weekly_lectures as week on week.lecture_id = enrolled.lecture_id and enrolled.days @> week.held_on
  on conflict do nothing;
  -- The enrollment also decides which lectures and weeks a student may see.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $$;
comment on function fill_enrolled() is 'Weeks inside the dates of new enrollments gain their students';
create trigger enrollments_fill after insert on enrollments referencing new table as new_rows for each statement execute function fill_enrolled();

drop trigger enrollments_follow on enrollments;
create trigger enrollments_follow after update of from_date, to_date or delete on enrollments for each row execute function follow_enrollment();
