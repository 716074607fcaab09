-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_consult()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- An hour's grace for a clock that runs ahead.
  if new.consulted_at > now() + interval '1 hour' then
    perform refuse('consults_not_ahead');
  end if;
  return new;
end $function$;

CREATE TRIGGER consults_anonymised BEFORE INSERT OR UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER consults_audit AFTER INSERT OR DELETE OR UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER consults_guard BEFORE INSERT OR UPDATE OF consulted_at ON consults FOR EACH ROW EXECUTE FUNCTION guard_consult();

CREATE TRIGGER consults_touch BEFORE UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER consults_version BEFORE UPDATE ON consults FOR EACH ROW EXECUTE FUNCTION raise_version();
