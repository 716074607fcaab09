-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Whether a mark counts as present; null while unset
CREATE OR REPLACE FUNCTION public.counts_as_present(type uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select counts_as_present from attendance_types where id = type
$function$;

-- A type in use is not deleted; one that make-up lessons rest on keeps what it counts as
CREATE OR REPLACE FUNCTION public.guard_attendance_type()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  marked integer;
  names json;
begin
  if tg_op = 'DELETE' then
    select count(*) into marked from participants where attendance_type_id = old.id;
    if marked > 0 then
      select json_agg(name order by name) into names from lectures where id in (
        select week.lecture_id from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
        where participants.attendance_type_id = old.id);
      perform refuse('attendance_types_in_use', json_build_object('marked', marked, 'names', names), state => '23503');
    end if;
    return old;
  end if;
  if new.counts_as_present <> old.counts_as_present and exists (
    select from participants as makeup join participants as missed on missed.id = makeup.makeup_for_id
    where old.id in (makeup.attendance_type_id, missed.attendance_type_id)) then
    perform refuse('attendance_types_makeup');
  end if;
  return new;
end $function$;

CREATE TRIGGER attendance_types_audit AFTER INSERT OR DELETE OR UPDATE ON attendance_types FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER attendance_types_guard BEFORE DELETE OR UPDATE ON attendance_types FOR EACH ROW EXECUTE FUNCTION guard_attendance_type();

CREATE TRIGGER attendance_types_touch BEFORE UPDATE ON attendance_types FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
