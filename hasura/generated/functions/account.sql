-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_security_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  perform refuse('audit_log_append_only');
end $function$;

-- Whether a person set up a second factor, which sign-in then asks for
CREATE OR REPLACE FUNCTION public.has_second_factor(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from second_factors where user_id = person and confirmed_at is not null)
    or exists (select from passkeys where user_id = person)
$function$;

-- Whether a person must set up a second factor before anything else
CREATE OR REPLACE FUNCTION public.lacks_second_factor(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select not has_second_factor(person) and exists (
    select from security_settings, users left join tas on tas.id = users.id
    where users.id = person and users.type <> 'STUDENT' and (second_factor_for = 'STAFF'
      or second_factor_for = 'MANAGERS' and (users.type = 'ADMIN' or coalesce(tas.is_admin_level, false))))
$function$;

CREATE TRIGGER security_events_append_only BEFORE DELETE OR UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION guard_security_event();

CREATE TRIGGER security_settings_audit AFTER INSERT OR DELETE OR UPDATE ON security_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER security_settings_touch BEFORE UPDATE ON security_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
