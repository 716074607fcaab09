-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.forget_absence_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from absence_notices where student_id = new.id;
  return null;
end $function$;

-- Told of a lesson of one's own, of today or the next two weeks, that has no mark yet
CREATE OR REPLACE FUNCTION public.guard_absence_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
    where participants.weekly_lecture_id = new.weekly_lecture_id and participants.student_id = new.student_id
      and participants.attendance_type_id is null and not participants.is_locked
      and week.held_on between (now() at time zone 'Asia/Seoul')::date and (now() at time zone 'Asia/Seoul')::date + 14) then
    perform refuse('absence_notices_lesson_ahead');
  end if;
  return new;
end $function$;

CREATE TRIGGER absence_notices_announce AFTER INSERT OR DELETE OR UPDATE ON absence_notices FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('absenceNotices');

CREATE TRIGGER absence_notices_anonymised BEFORE INSERT ON absence_notices FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER absence_notices_audit AFTER INSERT OR DELETE OR UPDATE ON absence_notices FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER absence_notices_guard BEFORE INSERT ON absence_notices FOR EACH ROW EXECUTE FUNCTION guard_absence_notice();

CREATE TRIGGER absence_notices_move BEFORE UPDATE OF status ON absence_notices FOR EACH ROW EXECUTE FUNCTION guard_move('status', 'OPEN > ACCEPTED DISMISSED', 'ACCEPTED >', 'DISMISSED >');

CREATE TRIGGER absence_notices_touch BEFORE UPDATE ON absence_notices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER students_forget_absence_notices AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_absence_notices();
