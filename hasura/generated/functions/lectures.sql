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

CREATE TRIGGER lectures_audit AFTER INSERT OR DELETE OR UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lectures_guard BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION guard_lecture();

CREATE TRIGGER lectures_touch BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lectures_version BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION raise_version();
