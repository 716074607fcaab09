-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- How many students a lecture has on its fullest day of a span of days, one enrollment left out
CREATE OR REPLACE FUNCTION public.enrolled_at_most(lecture uuid, during daterange, besides uuid DEFAULT NULL::uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(max(people), 0) from (
    select sum(moment.change) over (order by moment.day) as people
    from enrollments
    cross join lateral (values (greatest(from_date, lower(during)), 1), (to_date + 1, -1)) as moment (day, change)
    where lecture_id = lecture and id is distinct from besides and daterange(from_date, to_date, '[]') && during and moment.day is not null
  ) as days
$function$;

-- Weeks inside the dates of new enrollments gain their students
CREATE OR REPLACE FUNCTION public.fill_enrolled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into participants (weekly_lecture_id, student_id)
  select week.id, enrolled.student_id
  from (select lecture_id, student_id, daterange(from_date, to_date, '[]') as days from new_rows where is_active_student(student_id) offset 0) as enrolled
  join weekly_lectures as week on week.lecture_id = enrolled.lecture_id and enrolled.days @> week.held_on
  on conflict do nothing;
  -- The enrollment also decides which lectures and weeks a student may see.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $function$;

-- Keeps participants in step: weeks inside the dates gain the student, weeks outside lose an untouched row
CREATE OR REPLACE FUNCTION public.follow_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from participants using weekly_lectures as week
    where week.id = participants.weekly_lecture_id and week.lecture_id = old.lecture_id and participants.student_id = old.student_id
      and daterange(old.from_date, old.to_date, '[]') @> week.held_on
      and (tg_op = 'DELETE' or not daterange(new.from_date, new.to_date, '[]') @> week.held_on)
      and participants.attendance_type_id is null and participants.memo = '' and not participants.is_locked
      and not is_scored(participants.weekly_lecture_id, participants.student_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into participants (weekly_lecture_id, student_id)
    select week.id, new.student_id from weekly_lectures as week
    where week.lecture_id = new.lecture_id and daterange(new.from_date, new.to_date, '[]') @> week.held_on
      and is_active_student(new.student_id)
    on conflict do nothing;
  end if;
  -- The enrollment also decides which lectures and weeks a student may see.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare lecture lectures;
begin
  -- Checked first, since a range that ends before it begins raises an unnamed error in everything below.
  if new.to_date < new.from_date then
    perform refuse('enrollments_dates_forward');
  end if;
  if tg_op = 'UPDATE' and (new.lecture_id, new.student_id) is distinct from (old.lecture_id, old.student_id) then
    perform refuse('enrollments_stay');
  end if;
  select * into lecture from lectures where id = new.lecture_id for update;
  if enrolled_at_most(new.lecture_id, daterange(new.from_date, new.to_date, '[]'), new.id) >= lecture.capacity then
    perform refuse('enrollments_capacity', json_build_object('capacity', lecture.capacity));
  end if;
  return new;
end $function$;

CREATE TRIGGER enrollments_anonymised BEFORE INSERT OR UPDATE ON enrollments FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER enrollments_audit AFTER INSERT OR DELETE OR UPDATE ON enrollments FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER enrollments_fill AFTER INSERT ON enrollments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION fill_enrolled();

CREATE TRIGGER enrollments_follow AFTER DELETE OR UPDATE OF from_date, to_date ON enrollments FOR EACH ROW EXECUTE FUNCTION follow_enrollment();

CREATE TRIGGER enrollments_guard BEFORE INSERT OR UPDATE ON enrollments FOR EACH ROW EXECUTE FUNCTION guard_enrollment();

CREATE TRIGGER enrollments_student_active BEFORE INSERT ON enrollments FOR EACH ROW EXECUTE FUNCTION require_active_student();

CREATE TRIGGER enrollments_student_stays_active BEFORE UPDATE OF to_date ON enrollments FOR EACH ROW WHEN (COALESCE(new.to_date, 'infinity'::date) > COALESCE(old.to_date, 'infinity'::date)) EXECUTE FUNCTION require_active_student();

CREATE TRIGGER enrollments_touch BEFORE UPDATE ON enrollments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER participants_student_active BEFORE INSERT ON participants FOR EACH ROW EXECUTE FUNCTION require_active_student();

CREATE TRIGGER representative_lectures_delete_audit AFTER DELETE ON representative_lectures REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER representative_lectures_insert_audit AFTER INSERT ON representative_lectures REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER representative_lectures_touch BEFORE UPDATE ON representative_lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER representative_lectures_update_audit AFTER UPDATE ON representative_lectures REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();
