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

CREATE CONSTRAINT TRIGGER lecture_hours_apart AFTER INSERT OR UPDATE ON lecture_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_hours_apart();

CREATE TRIGGER lecture_hours_audit AFTER INSERT OR DELETE OR UPDATE ON lecture_hours FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lecture_hours_touch BEFORE UPDATE ON lecture_hours FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lectures_audit AFTER INSERT OR DELETE OR UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lectures_guard BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION guard_lecture();

CREATE CONSTRAINT TRIGGER lectures_hours_apart AFTER UPDATE OF weekday, starts_at, ends_at ON lectures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_hours_apart();

CREATE TRIGGER lectures_touch BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lectures_version BEFORE UPDATE ON lectures FOR EACH ROW EXECUTE FUNCTION raise_version();
