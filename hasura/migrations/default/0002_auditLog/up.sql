-- Audit log: who changed what and when, written by triggers in the same transaction.

create table change_sets (
  id uuid primary key default uuid_v7(),
  kind text not null,
  facts jsonb not null default '{}',
  actor_id uuid default session_user_id(),
  at timestamptz not null default clock_timestamp(),
  constraint change_sets_kind_form check (kind ~ '^[A-Z]+(_[A-Z]+)*$')
);
comment on table change_sets is 'What one action changed, in the audit log: an import, a bulk mark, a paste';
comment on column change_sets.id is 'Key';
comment on column change_sets.kind is 'What the action was, such as CLASS_TRANSFER';
comment on column change_sets.facts is 'What the words for it need: numbers and dates';
comment on column change_sets.actor_id is 'Who did it; null for the system';
comment on column change_sets.at is 'When it was begun';

create table audit_log (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text,
  request_id text,
  change_set_id uuid,
  action text not null,
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  constraint audit_log_action_known check (action in ('INSERT', 'UPDATE', 'DELETE'))
);
comment on table audit_log is '감사 기록: who changed what, when, from what to what; append only, written by triggers in the same transaction';
comment on column audit_log.id is 'Key';
comment on column audit_log.at is 'When it was done';
comment on column audit_log.actor_id is 'Who did it; null for the system';
comment on column audit_log.actor_role is 'The role they had';
comment on column audit_log.request_id is 'The request it was done in, as in the log of the server';
comment on column audit_log.change_set_id is 'The action that it was part of; null for a change by itself';
comment on column audit_log.action is 'INSERT, UPDATE, DELETE';
comment on column audit_log.table_name is 'The table of the changed row';
comment on column audit_log.row_id is 'The key of the changed row';
comment on column audit_log.before is 'The row as it was; null for a new one';
comment on column audit_log.after is 'The row as it became; null for a deleted one';
create index audit_log_row_index on audit_log (table_name, row_id, at);
create index audit_log_change_set_index on audit_log (change_set_id);
create index audit_log_at_index on audit_log using brin (at);

create function audit_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
comment on function audit_row() is 'Writes one audit_log row per changed row; secrets never enter it';

create function refuse_change() returns trigger language plpgsql as $$
begin
  -- Anonymising a person removes their data from old entries; it cannot add to an entry or delete one.
  if tg_table_name = 'audit_log' and tg_op = 'UPDATE' and current_setting('academy.anonymises', true) = 'on' then
    if (to_jsonb(new) - 'before' - 'after') = (to_jsonb(old) - 'before' - 'after')
      and coalesce(old.before @> new.before, new.before is null) and coalesce(old.after @> new.after, new.after is null) then
      return new;
    end if;
  end if;
  perform refuse('audit_log_append_only');
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger change_sets_append_only before update or delete on change_sets for each row execute function refuse_change();

create function keep_records(variadic table_names text[]) returns void language plpgsql as $$
declare table_name text;
begin
  foreach table_name in array table_names loop
    execute format('create trigger %I before update on %I for each row execute function touch_updated_at()', table_name || '_touch', table_name);
    execute format('create trigger %I after insert or update or delete on %I for each row execute function audit_row()', table_name || '_audit', table_name);
  end loop;
end $$;
comment on function keep_records(text[]) is 'Gives tables their updated_at and audit triggers';

create function audit_key(record jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(record ->> 'id', (record ->> 'user_id') || ':' || (record ->> 'tag_id'), record ->> 'student_id')
$$;
comment on function audit_key(jsonb) is 'The key of a row as audit_log.row_id names it';

-- An import writes tens of thousands of rows: one statement writes their audit entries, not one per row.
create function audit_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

create function without_secrets(entry jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when entry ? 'password_hash' then entry - 'password_hash' else entry end
$$;
comment on function without_secrets(jsonb) is 'A row as the audit log may keep it';
