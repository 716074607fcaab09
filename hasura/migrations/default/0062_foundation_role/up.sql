-- The api and the engine act as a role that owns nothing: it reads and writes rows, and can alter neither the schema nor the logs.

do $$
begin
  if not exists (select from pg_roles where rolname = 'academy_api') then
    create role academy_api nologin;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant academy_api to %I', current_user);
  end if;
exception when insufficient_privilege then
  -- The server's administrator makes it, as docs/operations.md says; the api says at start that it is missing.
  raise notice 'academy_api could not be made';
end $$;

create function forget_old_security_events() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from security_events where at < now() - interval '2 years'
$$;
comment on function forget_old_security_events() is 'Deletes the security events of more than two years ago, which the role of the api cannot do itself';

-- It removes a person from old entries of the audit log.
alter function anonymise_student(uuid) security definer set search_path = public, pg_temp;

create function grant_to_api() returns void language plpgsql as $$
begin
  if not exists (select from pg_roles where rolname = 'academy_api') then
    return;
  end if;
  revoke create on schema public from public;
  grant usage on schema public to academy_api;
  grant select, insert, update, delete on all tables in schema public to academy_api;
  grant usage on all sequences in schema public to academy_api;
  alter default privileges in schema public grant select, insert, update, delete on tables to academy_api;
  alter default privileges in schema public grant usage on sequences to academy_api;
  revoke update, delete on audit_log, change_sets, security_events from academy_api;
end $$;
comment on function grant_to_api() is 'Gives the role of the api what it may do; run again after academy_api was made by hand';
revoke execute on function grant_to_api() from public;
select grant_to_api();
