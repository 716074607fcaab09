-- A new week takes the enrolled who take part, and nobody who left.

create or replace function fill_week() returns trigger language plpgsql as $$
begin
  insert into participants (weekly_lecture_id, student_id)
  select new.id, student_id from enrollments
  where lecture_id = new.lecture_id and daterange(from_date, to_date, '[]') @> new.held_on and is_active_student(student_id)
  on conflict do nothing;
  perform announce('participants', 'lectures');
  return null;
end $$;
