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

CREATE TRIGGER weekly_lectures_audit AFTER INSERT OR DELETE OR UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER weekly_lectures_fill AFTER INSERT ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION fill_week();

CREATE TRIGGER weekly_lectures_follow_date AFTER UPDATE OF held_on ON weekly_lectures FOR EACH ROW WHEN (old.held_on <> new.held_on AND NOT is_undoing()) EXECUTE FUNCTION follow_week_date();

CREATE TRIGGER weekly_lectures_guard BEFORE DELETE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION guard_week();

CREATE TRIGGER weekly_lectures_touch BEFORE UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
