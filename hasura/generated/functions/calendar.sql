-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Row trigger: nobody reads the calendar of a student who was anonymised
CREATE OR REPLACE FUNCTION public.forget_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from calendar_links where student_id = new.id;
  return null;
end $function$;

CREATE TRIGGER calendar_links_anonymised BEFORE INSERT OR UPDATE ON calendar_links FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER calendar_links_audit AFTER INSERT OR DELETE OR UPDATE ON calendar_links FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER calendar_links_touch BEFORE UPDATE ON calendar_links FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER students_forget_calendar AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL) EXECUTE FUNCTION forget_calendar();
