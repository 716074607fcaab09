create or replace function taken_bookings(bookings uuid[])
returns table (student_id uuid, lecture_id uuid, held_on date, starts_at time, ends_at time) language sql stable as $$
  select distinct lesson.student_id, lesson.lecture_id, lesson.held_on, lesson.starts_at, lesson.ends_at
  from clinic_participants as booking
  join student_lessons as lesson on lesson.student_id = booking.student_id
    and lesson.held_on = (booking.starts_at at time zone 'Asia/Seoul')::date
    and lesson.starts_at < (booking.ends_at at time zone 'Asia/Seoul')::time and (booking.starts_at at time zone 'Asia/Seoul')::time < lesson.ends_at
  where booking.id = any (bookings)
$$;
