drop table audit_exports;
drop view audit_entries;
drop function is_undoable_kind;
drop index audit_log_actor_index;

create or replace function audit_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  secret constant text[] := array['password_hash'];
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - secret end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - secret end;
  changed jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' and old_row - 'updated_at' = new_row - 'updated_at' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before, after)
  values (
    session_user_id(), session_variable('x-hasura-role'), session_variable('x-hasura-request-id'),
    nullif(current_setting('academy.change_set', true), '')::uuid,
    tg_op, tg_table_name,
    coalesce(changed ->> 'id', (changed ->> 'user_id') || ':' || (changed ->> 'tag_id'), changed ->> 'student_id'),
    old_row, new_row);
  return null;
end $$;

create or replace function audit_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  change_set_id constant uuid := nullif(current_setting('academy.change_set', true), '')::uuid;
begin
  -- Converts each row to JSON once: offset 0 keeps the planner from inlining it at every use.
  if tg_op = 'INSERT' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), without_secrets(entry)
    from (select to_jsonb(new_rows) as entry from new_rows offset 0) as made;
  elsif tg_op = 'DELETE' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), without_secrets(entry)
    from (select to_jsonb(old_rows) as entry from old_rows offset 0) as gone;
  else
    -- The key of a row never changes; an update of the timestamp alone is no change.
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, key, without_secrets(old_row), without_secrets(new_row)
    from (select audit_key(entry) as key, entry as old_row from (select to_jsonb(old_rows) as entry from old_rows offset 0) as each) as former
    join (select audit_key(entry) as key, entry as new_row from (select to_jsonb(new_rows) as entry from new_rows offset 0) as each) as later using (key)
    where old_row - 'updated_at' <> new_row - 'updated_at';
  end if;
  return null;
end $$;

alter table audit_log drop column ip;
