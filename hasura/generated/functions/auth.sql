-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Statement trigger: of each owner the newest rows stay, and the oldest go
CREATE OR REPLACE FUNCTION public.keep_newest()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- $1 the column of the owner, $2 of the order, $3 how many stay.
  execute format(
    'delete from %1$I where id in (
      select old.id from (select distinct %2$I from made) as owner
      cross join lateral (select id from %1$I as entry where entry.%2$I = owner.%2$I order by %3$I desc offset %4$s) as old)',
    tg_table_name, tg_argv[0], tg_argv[1], tg_argv[2]::integer);
  return null;
end $function$;

-- Statement trigger: of each person a hundred sign-ins stay, and what ended first goes
CREATE OR REPLACE FUNCTION public.keep_newest_sign_ins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare person uuid;
begin
  -- A token that renews a sign-in adds none.
  for person in select distinct user_id from made where not exists (
    select from refresh_tokens as earlier where earlier.family_id = made.family_id and earlier.id <> made.id)
  loop
    with old as (
      select family_id from refresh_tokens where user_id = person group by family_id
      order by bool_or(revoked_at is null and expires_at > now()) desc, max(family_started_at) desc, family_id offset 100
    ), silenced as (delete from push_subscriptions where session_family in (select family_id from old))
    delete from refresh_tokens where family_id in (select family_id from old);
  end loop;
  return null;
end $function$;

-- Whether there is no ADMIN; nobody else is told so until the transaction ends
CREATE OR REPLACE FUNCTION public.lacks_first_manager()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_old_snapshots();
  -- Two who would be the first are asked one after another.
  perform pg_advisory_xact_lock(hashtext('managers'));
  return not exists (select from users where type = 'ADMIN');
end $function$;

-- Whether this token opens the academy now; it and every other one are gone then
CREATE OR REPLACE FUNCTION public.use_setup_token(hash text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  if not lacks_first_manager() or not exists (select from setup_tokens where token_hash = hash and expires_at > at) then
    return false;
  end if;
  delete from setup_tokens;
  return true;
end $function$;

CREATE TRIGGER file_views_newest AFTER INSERT ON file_views REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) IS NOT NULL) EXECUTE FUNCTION keep_newest('user_id', 'viewed_at', '20000');

CREATE TRIGGER known_devices_newest AFTER INSERT ON known_devices REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) IS NOT NULL) EXECUTE FUNCTION keep_newest('user_id', 'last_seen_at', '200');

CREATE TRIGGER refresh_tokens_newest AFTER INSERT ON refresh_tokens REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) IS NOT NULL) EXECUTE FUNCTION keep_newest('family_id', 'created_at', '3000');

CREATE TRIGGER refresh_tokens_newest_sign_ins AFTER INSERT ON refresh_tokens REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) IS NOT NULL) EXECUTE FUNCTION keep_newest_sign_ins();

CREATE TRIGGER users_delete_audit AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER users_insert_audit AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER users_touch BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER users_update_audit AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();
