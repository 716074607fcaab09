-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- A new week copies its participants from the enrollments on its date
CREATE OR REPLACE FUNCTION public.fill_week()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into participants (weekly_lecture_id, student_id)
  select new.id, student_id from enrollments
  where lecture_id = new.lecture_id and daterange(from_date, to_date, '[]') @> new.held_on and is_active_student(student_id)
  on conflict do nothing;
  perform announce('participants', 'lectures');
  return null;
end $function$;

-- Who was enrolled on the old date only goes, unless something is known of them in the week; who is on the new one comes. Guests stay
CREATE OR REPLACE FUNCTION public.follow_week_date()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from participants as place using enrollments as enrolled
  where place.weekly_lecture_id = new.id and enrolled.lecture_id = new.lecture_id and enrolled.student_id = place.student_id
    and daterange(enrolled.from_date, enrolled.to_date, '[]') @> old.held_on
    and not exists (
      select from enrollments as later where later.lecture_id = new.lecture_id and later.student_id = place.student_id
        and daterange(later.from_date, later.to_date, '[]') @> new.held_on)
    and place.attendance_type_id is null and place.memo = '' and not place.is_locked and place.makeup_for_id is null
    and not is_scored(new.id, place.student_id);
  insert into participants (weekly_lecture_id, student_id)
  select new.id, student_id from enrollments
  where lecture_id = new.lecture_id and daterange(from_date, to_date, '[]') @> new.held_on and is_active_student(student_id)
  on conflict do nothing;
  perform announce('participants', 'lectures');
  return null;
end $function$;

-- The place of a lesson in a numbered week: that of its weekday and hour, else the first free one of the weekly hours; 1 when all are taken. Sees the rows of its own statement
CREATE OR REPLACE FUNCTION public.free_meeting(lecture uuid, number integer, day date, at time without time zone)
 RETURNS smallint
 LANGUAGE sql
AS $function$
  with meetings as (
    select weekday, starts_at from lectures where id = lecture
    union all
    select weekday, starts_at from lecture_hours where lecture_id = lecture),
  own as (
    select 1 + count(*) as place from meetings where (weekday, starts_at) < (extract(isodow from day)::smallint, at))
  select coalesce((
    select place from generate_series(1, (select count(*) from meetings)) as place
    where not exists (select from weekly_lectures where lecture_id = lecture and week_number = number and meeting = place)
    order by place <> (select own.place from own), place limit 1), 1)::smallint
$function$;

CREATE OR REPLACE FUNCTION public.guard_week()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Waits for concurrent marks, so that no acknowledged mark is deleted.
  perform from participants where weekly_lecture_id = old.id order by id for update;
  if exists (select from participants where weekly_lecture_id = old.id and (attendance_type_id is not null or is_locked or memo <> '')) then
    perform refuse('weekly_lectures_in_use');
  end if;
  return old;
end $function$;

-- 1/2 of the earlier of two lessons of a week, as they are held; null of the only one, and of a week with a name
CREATE OR REPLACE FUNCTION public.place_in_week(week weekly_lectures)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select count(*) filter (where (held_on, starts_at, meeting) <= (week.held_on, week.starts_at, week.meeting)) || '/' || count(*) from weekly_lectures
  where lecture_id = week.lecture_id and week_number = week.week_number having count(*) > 1
$function$;

-- Absences that were marked in advance and count from today on; run once an hour
CREATE OR REPLACE FUNCTION public.watch_marks_of_today()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  midnight constant timestamptz := today::timestamp at time zone 'Asia/Seoul';
begin
  perform watch_absences(participants.student_id, week.lecture_id)
  from held_weeks as week join participants on participants.weekly_lecture_id = week.weekly_lecture_id
  join attendance_types as type on type.id = participants.attendance_type_id
  where week.held_on = today and not type.counts_as_present and participants.marked_at < midnight
    -- What was talked about today is not asked for again.
    and not exists (
      select from consult_tasks as done where done.student_id = participants.student_id and done.lecture_id = week.lecture_id
        and done.kind = 'ABSENCES' and done.closed_at >= midnight);
end $function$;

-- What a week is called: 14주차, 14주차 1/2 or its special name
CREATE OR REPLACE FUNCTION public.week_name(week weekly_lectures)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(week.special_name, concat_ws(' ', week.week_number || '주차', place_in_week(week)))
$function$;

CREATE TRIGGER weekly_lectures_audit AFTER INSERT OR DELETE OR UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER weekly_lectures_fill AFTER INSERT ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION fill_week();

CREATE TRIGGER weekly_lectures_follow_date AFTER UPDATE OF held_on ON weekly_lectures FOR EACH ROW WHEN (old.held_on <> new.held_on AND NOT is_undoing()) EXECUTE FUNCTION follow_week_date();

CREATE TRIGGER weekly_lectures_guard BEFORE DELETE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION guard_week();

CREATE TRIGGER weekly_lectures_touch BEFORE UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 지난 주차: weeks of today and before, the only ones that a statistic counts
CREATE VIEW held_weeks AS
 SELECT id AS weekly_lecture_id,
    lecture_id,
    held_on
   FROM weekly_lectures
  WHERE held_on <= (now() AT TIME ZONE 'Asia/Seoul'::text)::date;
