-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_term_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
begin
  if tg_op <> 'INSERT' and old.published_from <= today then
    perform refuse('term_versions_published');
  end if;
  if tg_op <> 'DELETE' and new.published_from < today then
    perform refuse('term_versions_from_today');
  end if;
  return coalesce(new, old);
end $function$;

CREATE TRIGGER term_versions_audit AFTER INSERT OR DELETE OR UPDATE ON term_versions FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER term_versions_guard_delete BEFORE DELETE ON term_versions FOR EACH ROW EXECUTE FUNCTION guard_term_version();

CREATE TRIGGER term_versions_guard_write BEFORE INSERT OR UPDATE OF body, published_from ON term_versions FOR EACH ROW EXECUTE FUNCTION guard_term_version();

CREATE TRIGGER term_versions_touch BEFORE UPDATE ON term_versions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER terms_audit AFTER INSERT OR DELETE OR UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER terms_touch BEFORE UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- Versions whose day has come; for permissions, which cannot ask the clock
CREATE VIEW published_term_versions AS
 SELECT id
   FROM term_versions
  WHERE published_from <= (now() AT TIME ZONE 'Asia/Seoul'::text)::date;
