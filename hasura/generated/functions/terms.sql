-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Nobody agrees to what is not published yet
CREATE OR REPLACE FUNCTION public.guard_term_acceptance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from published_term_versions where id = new.version_id) then
    perform refuse('term_acceptances_published');
  end if;
  return new;
end $function$;

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

CREATE TRIGGER term_acceptances_audit AFTER INSERT OR DELETE OR UPDATE ON term_acceptances FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER term_acceptances_guard BEFORE INSERT ON term_acceptances FOR EACH ROW EXECUTE FUNCTION guard_term_acceptance();

CREATE TRIGGER term_acceptances_touch BEFORE UPDATE ON term_acceptances FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER term_versions_audit AFTER INSERT OR DELETE OR UPDATE ON term_versions FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER term_versions_guard_delete BEFORE DELETE ON term_versions FOR EACH ROW EXECUTE FUNCTION guard_term_version();

CREATE TRIGGER term_versions_guard_write BEFORE INSERT OR UPDATE OF body, published_from ON term_versions FOR EACH ROW EXECUTE FUNCTION guard_term_version();

CREATE TRIGGER term_versions_touch BEFORE UPDATE ON term_versions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER terms_audit AFTER INSERT OR DELETE OR UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER terms_touch BEFORE UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 확인할 약관: terms in force that a student has not agreed to: all at the first sign-in, later the changed ones
CREATE VIEW pending_terms AS
 SELECT student.id AS student_id,
    version.id AS version_id,
    term.id AS term_id,
    term.title,
    version.published_from
   FROM students student
     CROSS JOIN terms term
     CROSS JOIN LATERAL ( SELECT term_versions.id,
            term_versions.published_from
           FROM term_versions
          WHERE term_versions.term_id = term.id AND (term_versions.id IN ( SELECT published_term_versions.id
                   FROM published_term_versions))
          ORDER BY term_versions.published_from DESC
         LIMIT 1) version
  WHERE (version.published_from > student.registered_on AND (EXISTS ( SELECT
           FROM term_versions earlier
          WHERE earlier.term_id = term.id AND earlier.published_from < version.published_from)) OR NOT (EXISTS ( SELECT
           FROM consents
          WHERE consents.student_id = student.id AND consents.kind = 'REQUIRED'::text))) AND NOT (EXISTS ( SELECT
           FROM term_acceptances
          WHERE term_acceptances.student_id = student.id AND term_acceptances.version_id = version.id));

-- Versions whose day has come; for permissions, which cannot ask the clock
CREATE VIEW published_term_versions AS
 SELECT id
   FROM term_versions
  WHERE published_from <= (now() AT TIME ZONE 'Asia/Seoul'::text)::date;
