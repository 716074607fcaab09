drop function taken_places(uuid[]);
drop function taken_bookings(uuid[]);
drop function taken_lessons(uuid[], uuid[]);
drop view student_lessons;
create or replace view lesson_times as
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
drop view lecture_times;
drop function taken_hours(uuid, uuid[], date, date);
drop view shared_hours;
