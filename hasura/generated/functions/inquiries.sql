-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Visitors are forgotten half a year after somebody called them, a year after they wrote; housekeeping calls it
CREATE OR REPLACE FUNCTION public.forget_inquiries(moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from inquiries where closed_at < moment - interval '180 days' or created_at < moment - interval '1 year'
$function$;

-- Visitors ask only while the academy takes inquiries, and only about lectures that are open
CREATE OR REPLACE FUNCTION public.guard_inquiry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from landing_pages where takes_inquiries) then
    perform refuse('inquiries_closed');
  end if;
  if new.lecture_id is not null and not exists (select from open_lectures where id = new.lecture_id) then
    perform refuse('inquiries_lecture_open');
  end if;
  return new;
end $function$;

CREATE TRIGGER inquiries_announce AFTER INSERT OR DELETE OR UPDATE ON inquiries FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('inquiries');

CREATE TRIGGER inquiries_guard BEFORE INSERT ON inquiries FOR EACH ROW EXECUTE FUNCTION guard_inquiry();

CREATE TRIGGER inquiries_touch BEFORE UPDATE ON inquiries FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER inquiries_version BEFORE UPDATE ON inquiries FOR EACH ROW EXECUTE FUNCTION raise_version();
