-- Hours that are taken already: of a student, of a teacher, of a room. One place for what is an hour of two lessons.

create view shared_hours as
  with meetings as (
    select id as lecture_id, weekday, starts_at, ends_at, starts_on, ends_on from lectures where status = 'ACTIVE'
    union all
    select hours.lecture_id, hours.weekday, hours.starts_at, hours.ends_at, lecture.starts_on, lecture.ends_on
    from lecture_hours as hours join lectures as lecture on lecture.id = hours.lecture_id and lecture.status = 'ACTIVE')
  select distinct own.lecture_id, other.lecture_id as other_id, other.weekday, other.starts_at, other.ends_at,
    coalesce(greatest(own.starts_on, other.starts_on), '-infinity') as from_date, coalesce(least(own.ends_on, other.ends_on), 'infinity') as to_date
  from meetings as own
  join meetings as other on other.lecture_id <> own.lecture_id and other.weekday = own.weekday
    and own.starts_at < other.ends_at and other.starts_at < own.ends_at
  where coalesce(greatest(own.starts_on, other.starts_on), '-infinity') <= coalesce(least(own.ends_on, other.ends_on), 'infinity');
comment on view shared_hours is '겹치는 수업 시간: weekly hours of a running lecture at which another running one meets too, in the days of both terms';
comment on column shared_hours.lecture_id is '강의';
comment on column shared_hours.other_id is '그 시간에 만나는 다른 강의';
comment on column shared_hours.weekday is '요일: 1 월 … 7 일';
comment on column shared_hours.starts_at is '다른 강의의 시작 시각, Asia/Seoul';
comment on column shared_hours.ends_at is '다른 강의의 종료 시각, Asia/Seoul';
comment on column shared_hours.from_date is '두 학기가 겹치는 첫날';
comment on column shared_hours.to_date is '두 학기가 겹치는 마지막 날';

create function taken_hours(lecture uuid, students uuid[], first date, last date)
returns table (student_id uuid, lecture_id uuid, weekday smallint, starts_at time, ends_at time) language sql stable as $$
  select distinct enrolled.student_id, enrolled.lecture_id, shared.weekday, shared.starts_at, shared.ends_at
  from shared_hours as shared
  join enrollments as enrolled on enrolled.lecture_id = shared.other_id and enrolled.student_id = any (students)
    and enrolled.from_date <= least(last, shared.to_date) and coalesce(enrolled.to_date, 'infinity') >= greatest(first, shared.from_date)
  where shared.lecture_id = lecture and shared.from_date <= coalesce(last, 'infinity') and shared.to_date >= first
$$;
comment on function taken_hours(uuid, uuid[], date, date) is
  'The weekly hours of other lectures of these students at which this lecture meets, from a day to another (null: open)';

create view lecture_times as
  select lecture.id as lecture_id, day.held_on, meeting.starts_at, meeting.ends_at, lecture.room
  from lectures as lecture
  cross join lateral (
    select lecture.weekday, lecture.starts_at, lecture.ends_at
    union all
    select weekday, starts_at, ends_at from lecture_hours where lecture_id = lecture.id) as meeting
  cross join lateral (
    select today + (meeting.weekday - extract(isodow from today)::integer + 7) % 7 + 7 * week as held_on
    from (select (now() at time zone 'Asia/Seoul')::date as today) as now, generate_series(0, 7) as week) as day
  where lecture.status = 'ACTIVE' and (lecture.starts_on is null or day.held_on >= lecture.starts_on)
    and day.held_on <= coalesce(lecture.ends_on, 'infinity')
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
comment on view lecture_times is '강의의 수업 시간: when a lecture meets in the next eight weeks where no weekly lecture was made yet; not on public holidays';
comment on column lecture_times.lecture_id is '강의';
comment on column lecture_times.held_on is '수업일';
comment on column lecture_times.starts_at is '시작 시각, Asia/Seoul';
comment on column lecture_times.ends_at is '종료 시각, Asia/Seoul';
comment on column lecture_times.room is '강의실';

create or replace view lesson_times as
  select enrolled.student_id, time.lecture_id, time.held_on, time.starts_at, time.ends_at, time.room
  from enrollments as enrolled
  join lecture_times as time on time.lecture_id = enrolled.lecture_id
    and time.held_on >= enrolled.from_date and time.held_on <= coalesce(enrolled.to_date, 'infinity');

create view student_lessons as
  select participants.student_id, week.lecture_id, week.id as weekly_lecture_id, week.held_on, week.starts_at, week.ends_at
  from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
  union all
  select student_id, lecture_id, null, held_on, starts_at, ends_at from lesson_times;
comment on view student_lessons is '학생의 수업: the weeks of a student, and the lessons to come where no week was made yet';
comment on column student_lessons.student_id is '학생';
comment on column student_lessons.lecture_id is '강의';
comment on column student_lessons.weekly_lecture_id is '주차; 아직 없으면 비어 있음';
comment on column student_lessons.held_on is '수업일';
comment on column student_lessons.starts_at is '시작 시각, Asia/Seoul';
comment on column student_lessons.ends_at is '종료 시각, Asia/Seoul';

create function taken_lessons(weeks uuid[], students uuid[])
returns table (student_id uuid, lecture_id uuid, held_on date, starts_at time, ends_at time) language sql stable as $$
  select distinct lesson.student_id, lesson.lecture_id, lesson.held_on, lesson.starts_at, lesson.ends_at
  from weekly_lectures as week
  join student_lessons as lesson on lesson.student_id = any (students) and lesson.held_on = week.held_on
    and lesson.starts_at < week.ends_at and week.starts_at < lesson.ends_at and lesson.weekly_lecture_id is distinct from week.id
  where week.id = any (weeks)
$$;
comment on function taken_lessons(uuid[], uuid[]) is 'The other lessons of these students at the hours of these weeks';

create function taken_bookings(bookings uuid[])
returns table (student_id uuid, lecture_id uuid, held_on date, starts_at time, ends_at time) language sql stable as $$
  select distinct lesson.student_id, lesson.lecture_id, lesson.held_on, lesson.starts_at, lesson.ends_at
  from clinic_participants as booking
  join student_lessons as lesson on lesson.student_id = booking.student_id
    and lesson.held_on = (booking.starts_at at time zone 'Asia/Seoul')::date
    and lesson.starts_at < (booking.ends_at at time zone 'Asia/Seoul')::time and (booking.starts_at at time zone 'Asia/Seoul')::time < lesson.ends_at
  where booking.id = any (bookings)
$$;
comment on function taken_bookings(uuid[]) is 'The lessons of the students of these bookings at the hours they are booked for';

create function taken_places(weeks uuid[])
returns table (lecture_id uuid, held_on date, starts_at time, ends_at time, teacher text, room text) language sql stable as $$
  with lessons as (
    select id, lecture_id, held_on, starts_at, ends_at, room from weekly_lectures
    union all
    select null, lecture_id, held_on, starts_at, ends_at, room from lecture_times)
  select distinct other.id, lesson.held_on, lesson.starts_at, lesson.ends_at,
    case when other.teacher_name = own.teacher_name and own.teacher_name <> '' then own.teacher_name end, case when lesson.room = week.room and week.room <> '' then week.room end
  from weekly_lectures as week
  join lectures as own on own.id = week.lecture_id
  join lessons as lesson on lesson.held_on = week.held_on and lesson.starts_at < week.ends_at and week.starts_at < lesson.ends_at
    and lesson.id is distinct from week.id
  join lectures as other on other.id = lesson.lecture_id
  where week.id = any (weeks) and (other.teacher_name = own.teacher_name and own.teacher_name <> '' or lesson.room = week.room and week.room <> '')
$$;
comment on function taken_places(uuid[]) is 'Other lessons at the hours of these weeks with their teacher, or in their room';
