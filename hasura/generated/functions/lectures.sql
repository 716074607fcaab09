-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_lecture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare enrolled bigint;
begin
  if new.capacity < old.capacity then
    enrolled := enrolled_at_most(new.id, daterange((now() at time zone 'Asia/Seoul')::date, null));
    if enrolled > new.capacity then
      perform refuse('lectures_capacity_below_enrolled', json_build_object('enrolled', enrolled));
    end if;
  end if;
  return new;
end $function$;

-- Whether a day is a public or substitute holiday by the official gazette, of the years that are published; a test holds it to the list the screens have
CREATE OR REPLACE FUNCTION public.is_public_holiday(day date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select day = any (array[
    '2026-01-01', '2026-02-16', '2026-02-17', '2026-02-18', '2026-03-01', '2026-03-02', '2026-05-01', '2026-05-05', '2026-05-24', '2026-05-25', '2026-06-03', '2026-06-06',
    '2026-07-17', '2026-08-15', '2026-08-17', '2026-09-24', '2026-09-25', '2026-09-26', '2026-10-03', '2026-10-05', '2026-10-09', '2026-12-25',
    '2027-01-01', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-03-01', '2027-05-01', '2027-05-03', '2027-05-05', '2027-05-13', '2027-06-06', '2027-07-17',
    '2027-07-19', '2027-08-15', '2027-08-16', '2027-09-14', '2027-09-15', '2027-09-16', '2027-10-03', '2027-10-04', '2027-10-09', '2027-10-11', '2027-12-25', '2027-12-27'
  ]::date[])
$function$;

-- Whether a lecture takes new students, weeks, assignments and D-days: it was not ended
CREATE OR REPLACE FUNCTION public.is_running_lecture(lecture uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from lectures where id = lecture and status = 'ACTIVE')
$function$;

-- Refuses hours of one lecture that overlap each other
CREATE OR REPLACE FUNCTION public.keep_hours_apart()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare lecture uuid := case tg_table_name when 'lectures' then new.id else (to_jsonb(new) ->> 'lecture_id')::uuid end;
declare clash record;
begin
  with held as (
    select id, weekday, starts_at, ends_at from lectures where id = lecture
    union all
    select id, weekday, starts_at, ends_at from lecture_hours where lecture_id = lecture)
  select one.weekday into clash
  from held as one join held as other on one.id < other.id and one.weekday = other.weekday
    and one.starts_at < other.ends_at and other.starts_at < one.ends_at
  limit 1;
  if found then
    perform refuse('lecture_hours_apart', json_build_object('weekday', clash.weekday));
  end if;
  return null;
end $function$;

-- Row trigger: nothing that is to come is joined to a lecture, or to a week of one, that was ended. Violates lectures_ended
CREATE OR REPLACE FUNCTION public.require_running_lecture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  fields constant jsonb := to_jsonb(new);
  wanted constant uuid := coalesce(fields ->> 'lecture_id', (select lecture_id::text from weekly_lectures where id = (fields ->> 'weekly_lecture_id')::uuid))::uuid;
begin
  -- One after the other: a lecture that is ended meanwhile is ended afterwards.
  perform from lectures where id = wanted for share;
  -- Of one that is not there the foreign key tells.
  if found and not is_running_lecture(wanted) then
    perform refuse('lectures_ended');
  end if;
  return new;
end $function$;

-- Says since when a word deck is public
CREATE OR REPLACE FUNCTION public.stamp_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.published_at := case
    when not new.is_published then null
    when tg_op = 'UPDATE' and old.is_published then old.published_at
    else coalesce(new.published_at, now()) end;
  return new;
end $function$;

-- The lessons of the students of these bookings at the hours they are booked for
CREATE OR REPLACE FUNCTION public.taken_bookings(bookings uuid[])
 RETURNS TABLE(student_id uuid, lecture_id uuid, held_on date, starts_at time without time zone, ends_at time without time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct lesson.student_id, lesson.lecture_id, lesson.held_on, lesson.starts_at, lesson.ends_at
  from (
    select booked.student_id, (starts_at at time zone 'Asia/Seoul')::date as held_on,
      (starts_at at time zone 'Asia/Seoul')::time as starts_at, (ends_at at time zone 'Asia/Seoul')::time as ends_at
    from clinic_participants as booked where id = any (bookings)) as booking
  cross join lateral (
    select * from student_lessons as own where own.student_id = booking.student_id and own.held_on = booking.held_on offset 0) as lesson
  where lesson.starts_at < booking.ends_at and booking.starts_at < lesson.ends_at
$function$;

-- The weekly hours of other lectures of these students at which this lecture meets, from a day to another (null: open)
CREATE OR REPLACE FUNCTION public.taken_hours(lecture uuid, students uuid[], first date, last date)
 RETURNS TABLE(student_id uuid, lecture_id uuid, weekday smallint, starts_at time without time zone, ends_at time without time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct enrolled.student_id, enrolled.lecture_id, shared.weekday, shared.starts_at, shared.ends_at
  from shared_hours as shared
  join enrollments as enrolled on enrolled.lecture_id = shared.other_id and enrolled.student_id = any (students)
    and enrolled.from_date <= least(last, shared.to_date) and coalesce(enrolled.to_date, 'infinity') >= greatest(first, shared.from_date)
  where shared.lecture_id = lecture and shared.from_date <= coalesce(last, 'infinity') and shared.to_date >= first
$function$;

-- The other lessons of these students at the hours of these weeks
CREATE OR REPLACE FUNCTION public.taken_lessons(weeks uuid[], students uuid[])
 RETURNS TABLE(student_id uuid, lecture_id uuid, held_on date, starts_at time without time zone, ends_at time without time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct lesson.student_id, lesson.lecture_id, lesson.held_on, lesson.starts_at, lesson.ends_at
  from weekly_lectures as week
  join student_lessons as lesson on lesson.student_id = any (students) and lesson.held_on = week.held_on
    and lesson.starts_at < week.ends_at and week.starts_at < lesson.ends_at and lesson.weekly_lecture_id is distinct from week.id
  where week.id = any (weeks)
$function$;

-- Other lessons at the hours of these weeks with their teacher, or in their room
CREATE OR REPLACE FUNCTION public.taken_places(weeks uuid[])
 RETURNS TABLE(lecture_id uuid, held_on date, starts_at time without time zone, ends_at time without time zone, teacher text, room text)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE TRIGGER enrollments_announce_times AFTER INSERT OR DELETE OR UPDATE ON enrollments FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('lessonTimes');

CREATE TRIGGER enrollments_lecture_running BEFORE INSERT ON enrollments FOR EACH ROW EXECUTE FUNCTION require_running_lecture();

CREATE TRIGGER enrollments_lecture_still_running BEFORE UPDATE OF to_date ON enrollments FOR EACH ROW WHEN (COALESCE(new.to_date, 'infinity'::date) > COALESCE(old.to_date, 'infinity'::date)) EXECUTE FUNCTION require_running_lecture();

CREATE TRIGGER lecture_ddays_lecture_running BEFORE INSERT ON lecture_ddays FOR EACH ROW EXECUTE FUNCTION require_running_lecture();

CREATE TRIGGER lecture_hours_announce_times AFTER INSERT OR DELETE OR UPDATE ON lecture_hours FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('lessonTimes');

CREATE CONSTRAINT TRIGGER lecture_hours_apart AFTER INSERT OR UPDATE ON lecture_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_hours_apart();

CREATE TRIGGER lecture_hours_audit AFTER INSERT OR DELETE OR UPDATE ON lecture_hours FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lecture_hours_touch BEFORE UPDATE ON lecture_hours FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lecture_imports_audit AFTER INSERT OR DELETE OR UPDATE ON lecture_imports FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lecture_imports_most AFTER INSERT ON lecture_imports REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '5000', 'f');

CREATE TRIGGER lecture_imports_touch BEFORE UPDATE ON lecture_imports FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lectures_announce_times AFTER UPDATE ON lectures FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('lessonTimes');

CREATE TRIGGER lectures_audit AFTER INSERT OR DELETE OR UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lectures_guard BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION guard_lecture();

CREATE CONSTRAINT TRIGGER lectures_hours_apart AFTER UPDATE OF weekday, starts_at, ends_at ON lectures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_hours_apart();

CREATE TRIGGER lectures_touch BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lectures_version BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER weekly_lectures_announce_times AFTER INSERT OR DELETE OR UPDATE ON weekly_lectures FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('lessonTimes');

CREATE TRIGGER weekly_lectures_lecture_running BEFORE INSERT ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION require_running_lecture();

CREATE TRIGGER word_assignments_lecture_running BEFORE INSERT ON word_assignments FOR EACH ROW WHEN (COALESCE(new.lecture_id, new.weekly_lecture_id) IS NOT NULL) EXECUTE FUNCTION require_running_lecture();

CREATE TRIGGER word_decks_publication BEFORE INSERT OR UPDATE OF is_published, published_at ON word_decks FOR EACH ROW EXECUTE FUNCTION stamp_publication();

CREATE TRIGGER word_test_plans_lecture_running BEFORE INSERT ON word_test_plans FOR EACH ROW WHEN (new.weekly_lecture_id IS NOT NULL) EXECUTE FUNCTION require_running_lecture();

-- The students who may read a D-day: those who attended when it was made
CREATE VIEW dday_readers AS
 SELECT dday.id AS dday_id,
    reader.student_id
   FROM lecture_ddays dday
     JOIN lecture_readers reader USING (lecture_id)
  WHERE reader.until IS NULL OR dday.created_at < reader.until;

-- The students who may read a deck of a lecture: those who attended when it was published, and whom it is assigned to
CREATE VIEW deck_readers AS
 SELECT deck.id AS deck_id,
    enrollments.student_id
   FROM word_decks deck
     JOIN enrollments USING (lecture_id)
  WHERE deck.is_published AND (enrollments.to_date IS NULL OR deck.published_at < ((enrollments.to_date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text))
UNION ALL
 SELECT deck.id AS deck_id,
    reader.student_id
   FROM word_decks deck
     JOIN word_assignment_readers reader ON reader.deck_id = deck.id
  WHERE deck.is_published;

-- The students who may open a file of a whole lecture: those who attended when it was given
CREATE VIEW file_lecture_readers AS
 SELECT permission.id AS permission_id,
    enrollments.student_id
   FROM file_permissions permission
     JOIN enrollments USING (lecture_id)
  WHERE enrollments.to_date IS NULL OR permission.created_at < ((enrollments.to_date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text);

-- The students of a lecture, and from when on they read nothing new of it
CREATE VIEW lecture_readers AS
 SELECT enrollments.lecture_id,
    enrollments.student_id,
        CASE
            WHEN enrollments.to_date IS NULL THEN NULL::timestamp with time zone
            ELSE ((enrollments.to_date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text)
        END AS until
   FROM enrollments
UNION
 SELECT week.lecture_id,
    participants.student_id,
    ((week.held_on + 8)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text) AS until
   FROM participants
     JOIN weekly_lectures week ON week.id = participants.weekly_lecture_id;

-- 강의의 수업 시간: when a lecture meets in the next eight weeks where no weekly lecture was made yet; not on public holidays
CREATE VIEW lecture_times AS
 SELECT lecture.id AS lecture_id,
    day.held_on,
    meeting.starts_at,
    meeting.ends_at,
    lecture.room COLLATE "default" AS room
   FROM lectures lecture
     CROSS JOIN LATERAL ( SELECT lecture.weekday,
            lecture.starts_at,
            lecture.ends_at
        UNION ALL
         SELECT lecture_hours.weekday,
            lecture_hours.starts_at,
            lecture_hours.ends_at
           FROM lecture_hours
          WHERE lecture_hours.lecture_id = lecture.id) meeting
     CROSS JOIN LATERAL ( SELECT now.today + (meeting.weekday - EXTRACT(isodow FROM now.today)::integer + 7) % 7 + 7 * week.week AS held_on
           FROM ( SELECT (now() AT TIME ZONE 'Asia/Seoul'::text)::date AS today) now,
            generate_series(0, 7) week(week)) day
  WHERE lecture.status = 'ACTIVE'::text AND (lecture.starts_on IS NULL OR day.held_on >= lecture.starts_on) AND day.held_on <= COALESCE(lecture.ends_on, 'infinity'::date) AND NOT is_public_holiday(day.held_on) AND NOT (EXISTS ( SELECT
           FROM weekly_lectures week
          WHERE week.lecture_id = lecture.id AND (week.held_on = day.held_on OR week.week_number IS NOT NULL AND week.held_on > day.held_on AND EXTRACT(isodow FROM week.held_on) = meeting.weekday::numeric))) AND (( SELECT count(*) AS count
           FROM weekly_lectures week
          WHERE week.lecture_id = lecture.id AND week.week_number IS NOT NULL AND date_trunc('week'::text, week.held_on::timestamp with time zone) = date_trunc('week'::text, day.held_on::timestamp with time zone))) < (1 + (( SELECT count(*) AS count
           FROM lecture_hours
          WHERE lecture_hours.lecture_id = lecture.id)));

-- 수업 시간: when the lectures of a student meet in the next eight weeks where no weekly lecture was made yet; not on public holidays
CREATE VIEW lesson_times AS
 SELECT enrolled.student_id,
    "time".lecture_id,
    "time".held_on,
    "time".starts_at,
    "time".ends_at,
    "time".room
   FROM enrollments enrolled
     JOIN lecture_times "time" ON "time".lecture_id = enrolled.lecture_id AND "time".held_on >= enrolled.from_date AND "time".held_on <= COALESCE(enrolled.to_date, 'infinity'::date);

-- 겹치는 수업 시간: weekly hours of a running lecture at which another running one meets too, in the days of both terms
CREATE VIEW shared_hours AS
 WITH meetings AS (
         SELECT lectures.id AS lecture_id,
            lectures.weekday,
            lectures.starts_at,
            lectures.ends_at,
            lectures.starts_on,
            lectures.ends_on
           FROM lectures
          WHERE lectures.status = 'ACTIVE'::text
        UNION ALL
         SELECT hours.lecture_id,
            hours.weekday,
            hours.starts_at,
            hours.ends_at,
            lecture.starts_on,
            lecture.ends_on
           FROM lecture_hours hours
             JOIN lectures lecture ON lecture.id = hours.lecture_id AND lecture.status = 'ACTIVE'::text
        )
 SELECT DISTINCT own.lecture_id,
    other.lecture_id AS other_id,
    other.weekday,
    other.starts_at,
    other.ends_at,
    COALESCE(GREATEST(own.starts_on, other.starts_on), '-infinity'::date) AS from_date,
    COALESCE(LEAST(own.ends_on, other.ends_on), 'infinity'::date) AS to_date
   FROM meetings own
     JOIN meetings other ON other.lecture_id <> own.lecture_id AND other.weekday = own.weekday AND own.starts_at < other.ends_at AND other.starts_at < own.ends_at
  WHERE COALESCE(GREATEST(own.starts_on, other.starts_on), '-infinity'::date) <= COALESCE(LEAST(own.ends_on, other.ends_on), 'infinity'::date);

-- 학생의 수업: the weeks of a student, and the lessons to come where no week was made yet
CREATE VIEW student_lessons AS
 SELECT participants.student_id,
    week.lecture_id,
    week.id AS weekly_lecture_id,
    week.held_on,
    week.starts_at,
    week.ends_at
   FROM participants
     JOIN weekly_lectures week ON week.id = participants.weekly_lecture_id
UNION ALL
 SELECT lesson_times.student_id,
    lesson_times.lecture_id,
    NULL::uuid AS weekly_lecture_id,
    lesson_times.held_on,
    lesson_times.starts_at,
    lesson_times.ends_at
   FROM lesson_times;
