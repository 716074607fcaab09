-- An import writes tens of thousands of rows: their audit entries are made by one statement for each of its statements, not by one for each row.

create function audit_key(record jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(record ->> 'id', (record ->> 'user_id') || ':' || (record ->> 'tag_id'), record ->> 'student_id')
$$;
comment on function audit_key(jsonb) is 'The key of a row as audit_log.row_id names it';

create function audit_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  secret constant text[] := array['password_hash'];
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  change_set_id constant text := nullif(current_setting('academy.change_set', true), '');
begin
  -- Made JSON once for each row: offset 0 keeps the planner from doing it at every mention.
  if tg_op = 'INSERT' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), entry - secret
    from (select to_jsonb(new_rows) as entry from new_rows offset 0) as made;
  elsif tg_op = 'DELETE' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), entry - secret
    from (select to_jsonb(old_rows) as entry from old_rows offset 0) as gone;
  else
    -- The key of a row stays; what only touched the time of the change is none.
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, key, old_row - secret, new_row - secret
    from (select audit_key(entry) as key, entry as old_row from (select to_jsonb(old_rows) as entry from old_rows offset 0) as each) as former
    join (select audit_key(entry) as key, entry as new_row from (select to_jsonb(new_rows) as entry from new_rows offset 0) as each) as later using (key)
    where old_row - 'updated_at' <> new_row - 'updated_at';
  end if;
  return null;
end $$;
comment on function audit_statement() is 'Writes the audit_log rows of all rows that one statement changed; secrets never enter it';

create function keep_bulk_records(variadic table_names text[]) returns void language plpgsql as $$
declare table_name text;
begin
  foreach table_name in array table_names loop
    execute format('drop trigger if exists %I on %I', table_name || '_audit', table_name);
    execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement execute function audit_statement()', table_name || '_insert_audit', table_name);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows for each statement execute function audit_statement()', table_name || '_update_audit', table_name);
    execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement execute function audit_statement()', table_name || '_delete_audit', table_name);
  end loop;
end $$;
comment on function keep_bulk_records(text[]) is 'Gives tables that are written in bulk audit triggers for each statement instead of each row';

select keep_bulk_records('users', 'students', 'representative_lectures', 'user_tags', 'student_memos');
