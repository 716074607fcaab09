-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Ends what entrance_ends() says of an event, but the sign-in and the browser that are named
CREATE OR REPLACE FUNCTION public.end_entrances(person uuid, happened text, at timestamp with time zone, kept_family uuid DEFAULT NULL::uuid, kept_device text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare ends record;
begin
  for ends in select entrance, reach = 'ALL' as is_all from entrance_ends() where event = happened loop
    case ends.entrance
      when 'SESSIONS' then
        update refresh_tokens set revoked_at = at
        where user_id = person and revoked_at is null and (ends.is_all or family_id is distinct from kept_family);
        delete from push_subscriptions where user_id = person and (ends.is_all or session_family is distinct from kept_family);
      when 'DEVICES' then
        delete from known_devices where user_id = person and (ends.is_all or device_hash is distinct from kept_device);
      when 'TRUST' then
        update known_devices set trusted_until = null
        where user_id = person and trusted_until is not null and (ends.is_all or device_hash is distinct from kept_device);
      when 'RESET_LINKS' then
        delete from password_resets where user_id = person and used_at is null;
      when 'CHALLENGES' then
        delete from sign_in_challenges where user_id = person;
      when 'BEGUN_APP' then
        delete from second_factors where user_id = person and confirmed_at is null;
      when 'FACTORS' then
        delete from second_factors where user_id = person;
        delete from passkeys where user_id = person;
        delete from recovery_codes where user_id = person;
      when 'CALENDAR' then
        delete from calendar_links where student_id = person;
    end case;
  end loop;
end $function$;

-- Of somebody who is to be forgotten nothing is open
CREATE OR REPLACE FUNCTION public.end_entrances_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform end_entrances(new.id, tg_argv[0], now());
  return null;
end $function$;

-- Nothing that was open to somebody inactive is open again when they return
CREATE OR REPLACE FUNCTION public.end_entrances_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform end_entrances(new.id, 'INACTIVE', now());
  return null;
end $function$;

-- Which event ends which entrance of a person: ALL of it, or that of OTHERS than the browser that did it
CREATE OR REPLACE FUNCTION public.entrance_ends()
 RETURNS TABLE(entrance text, event text, reach text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select entrance, event, case when event in ('EVERYWHERE', 'OWN_PASSWORD', 'FACTOR_SET', 'FACTOR_REMOVED')
    and entrance in ('SESSIONS', 'DEVICES', 'TRUST') then 'OTHERS' else 'ALL' end
  from (values
    ('SESSIONS', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_SET', 'FACTOR_REMOVED', 'FACTOR_RESET',
      'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('DEVICES', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('TRUST', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_SET', 'FACTOR_REMOVED', 'FACTOR_RESET',
      'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('RESET_LINKS', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_REMOVED', 'FACTOR_RESET', 'INACTIVE',
      'DELETION_ASKED', 'DELETED']),
    ('CHALLENGES', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_SET', 'FACTOR_REMOVED', 'FACTOR_RESET',
      'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('BEGUN_APP', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_RESET', 'INACTIVE', 'DELETION_ASKED',
      'DELETED']),
    ('FACTORS', array['FACTOR_RESET', 'DELETED']),
    ('CALENDAR', array['MANAGER_RESET', 'EVERYWHERE', 'DELETED'])
  ) as ends (entrance, events), unnest(events) as event
$function$;

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
 LANGUAGE plpgsql
 STABLE
AS $function$ begin
  return exists (select from second_factors where user_id = person and confirmed_at is not null)
    or exists (select from passkeys where user_id = person);
end $function$;

-- Whether a person must set up a second factor before anything else
CREATE OR REPLACE FUNCTION public.lacks_second_factor(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$ begin
  return exists (
    select from security_settings, users left join tas on tas.id = users.id
    where users.id = person and users.type <> 'STUDENT' and (second_factor_for = 'STAFF'
      or second_factor_for = 'MANAGERS' and (users.type = 'ADMIN' or coalesce(tas.is_admin_level, false))))
    and not has_second_factor(person);
end $function$;

CREATE TRIGGER security_events_append_only BEFORE DELETE OR UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION guard_security_event();

CREATE TRIGGER security_settings_audit AFTER INSERT OR DELETE OR UPDATE ON security_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER security_settings_touch BEFORE UPDATE ON security_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER students_end_entrances AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION end_entrances_of_deleted('DELETED');

CREATE TRIGGER students_end_entrances_asked AFTER UPDATE OF anonymises_at ON students FOR EACH ROW WHEN (new.anonymises_at IS NOT NULL AND old.anonymises_at IS NULL) EXECUTE FUNCTION end_entrances_of_deleted('DELETION_ASKED');

CREATE TRIGGER tas_end_entrances AFTER UPDATE OF anonymised_at ON tas FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION end_entrances_of_deleted('DELETED');

CREATE TRIGGER users_end_entrances AFTER UPDATE OF is_active ON users FOR EACH ROW WHEN (old.is_active AND NOT new.is_active) EXECUTE FUNCTION end_entrances_of_user();
