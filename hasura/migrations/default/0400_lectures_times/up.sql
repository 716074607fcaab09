-- The regular hours of a student's lectures that have no weekly lecture yet.

create function is_public_holiday(day date) returns boolean language sql immutable as $$
  select day = any (array[
    '2026-01-01', '2026-02-16', '2026-02-17', '2026-02-18', '2026-03-01', '2026-03-02', '2026-05-01', '2026-05-05', '2026-05-24', '2026-05-25', '2026-06-03', '2026-06-06',
    '2026-07-17', '2026-08-15', '2026-08-17', '2026-09-24', '2026-09-25', '2026-09-26', '2026-10-03', '2026-10-05', '2026-10-09', '2026-12-25',
    '2027-01-01', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-03-01', '2027-05-01', '2027-05-03', '2027-05-05', '2027-05-13', '2027-06-06', '2027-07-17',
    '2027-07-19', '2027-08-15', '2027-08-16', '2027-09-14', '2027-09-15', '2027-09-16', '2027-10-03', '2027-10-04', '2027-10-09', '2027-10-11', '2027-12-25', '2027-12-27'
  ]::date[])
$$;
comment on function is_public_holiday(date) is 'Whether a day is a public or substitute holiday by the official gazette, of the years that are published; a test holds it to the list the screens have';

create view lesson_times as
  select enrolled.student_id, lecture.id as lecture_id, day.held_on, meeting.starts_at, meeting.ends_at, lecture.room
  from enrollments as enrolled
  join lectures as lecture on lecture.id = enrolled.lecture_id and lecture.status = 'ACTIVE'
  cross join lateral (
    select lecture.weekday, lecture.starts_at, lecture.ends_at
    union all
    select weekday, starts_at, ends_at from lecture_hours where lecture_id = lecture.id) as meeting
  cross join lateral (
    select today + (meeting.weekday - extract(isodow from today)::integer + 7) % 7 + 7 * week as held_on
    from (select (now() at time zone 'Asia/Seoul')::date as today) as now, generate_series(0, 7) as week) as day
  where day.held_on between greatest(enrolled.from_date, lecture.starts_on) and least(enrolled.to_date, lecture.ends_on, 'infinity')
    and not is_public_holiday(day.held_on)
    -- Weeks are made in the order of their days: a day before one of the same weekday was left out on purpose.
    and not exists (
      select from weekly_lectures as week where week.lecture_id = lecture.id and (week.held_on = day.held_on
        or week.week_number is not null and week.held_on > day.held_on and extract(isodow from week.held_on) = meeting.weekday))
    -- A lesson that was moved to another day of its week is held once.
    and (
      select count(*) from weekly_lectures as week where week.lecture_id = lecture.id and week.week_number is not null
        and date_trunc('week', week.held_on) = date_trunc('week', day.held_on))
      < 1 + (select count(*) from lecture_hours where lecture_id = lecture.id);
comment on view lesson_times is '수업 시간: when the lectures of a student meet in the next eight weeks where no weekly lecture was made yet; not on public holidays';
comment on column lesson_times.student_id is '학생';
comment on column lesson_times.lecture_id is '강의';
comment on column lesson_times.held_on is '수업일';
comment on column lesson_times.starts_at is '시작 시각, Asia/Seoul';
comment on column lesson_times.ends_at is '종료 시각, Asia/Seoul';
comment on column lesson_times.room is '강의실';

create trigger enrollments_announce_times after insert or update or delete on enrollments
  for each statement execute function announce_roots('lessonTimes');
create trigger lectures_announce_times after update on lectures for each statement execute function announce_roots('lessonTimes');
create trigger lecture_hours_announce_times after insert or update or delete on lecture_hours
  for each statement execute function announce_roots('lessonTimes');
create trigger weekly_lectures_announce_times after insert or update or delete on weekly_lectures
  for each statement execute function announce_roots('lessonTimes');
