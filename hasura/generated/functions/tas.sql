-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.type <> 'STUDENT' and exists (select from students where id = new.id)) or (new.type <> 'TA' and exists (select from tas where id = new.id)) then
    perform refuse('users_type_fixed');
  end if;
  return new;
end $function$;

CREATE TRIGGER tas_audit AFTER INSERT OR DELETE OR UPDATE ON tas FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER tas_guard BEFORE INSERT OR UPDATE OF id ON tas FOR EACH ROW EXECUTE FUNCTION guard_person();

CREATE TRIGGER tas_touch BEFORE UPDATE ON tas FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER users_guard BEFORE UPDATE OF type ON users FOR EACH ROW WHEN (new.type <> old.type) EXECUTE FUNCTION guard_user();

-- 직원: the names that staff see beside what a colleague did; no phone, no login id
CREATE VIEW staff AS
 SELECT users.id,
    users.name,
    users.type,
    users.is_active,
    COALESCE(tas.is_admin_level, users.type = 'ADMIN'::text) AS is_admin_level
   FROM users
     LEFT JOIN tas ON tas.id = users.id
  WHERE users.type = ANY (ARRAY['TA'::text, 'ADMIN'::text]);
