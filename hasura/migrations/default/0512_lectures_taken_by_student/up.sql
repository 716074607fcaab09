-- Whether a booking meets a lesson is asked of the student who is booked, not of everybody's lessons: offset 0 keeps each question apart.

create or replace function taken_bookings(bookings uuid[])
returns table (student_id uuid, lecture_id uuid, held_on date, starts_at time, ends_at time) language sql stable as $$
  select distinct lesson.student_id, lesson.lecture_id, lesson.held_on, lesson.starts_at, lesson.ends_at
  from (
    select booked.student_id, (starts_at at time zone 'Asia/Seoul')::date as held_on,
      (starts_at at time zone 'Asia/Seoul')::time as starts_at, (ends_at at time zone 'Asia/Seoul')::time as ends_at
    from clinic_participants as booked where id = any (bookings)) as booking
  cross join lateral (
    select * from student_lessons as own where own.student_id = booking.student_id and own.held_on = booking.held_on offset 0) as lesson
  where lesson.starts_at < booking.ends_at and booking.starts_at < lesson.ends_at
$$;
