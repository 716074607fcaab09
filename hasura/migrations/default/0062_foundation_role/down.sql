do $$
begin
  if exists (select from pg_roles where rolname = 'academy_api') then
    alter default privileges in schema public revoke select, insert, update, delete on tables from academy_api;
    alter default privileges in schema public revoke usage on sequences from academy_api;
    revoke all on all tables in schema public from academy_api;
    revoke all on all sequences in schema public from academy_api;
    revoke all on schema public from academy_api;
  end if;
end $$;
drop function grant_to_api, forget_old_security_events;
alter function anonymise_student(uuid) security invoker reset search_path;
