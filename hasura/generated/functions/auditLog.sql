-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- The key of a row as audit_log.row_id names it
CREATE OR REPLACE FUNCTION public.audit_key(record jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(record ->> 'id', (record ->> 'user_id') || ':' || (record ->> 'tag_id'), record ->> 'student_id')
$function$;

-- Writes one audit_log row per changed row; secrets never enter it
CREATE OR REPLACE FUNCTION public.audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  secret constant text[] := array['password_hash'];
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - secret end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - secret end;
  changed jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' and old_row - 'updated_at' = new_row - 'updated_at' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before, after)
  values (
    session_user_id(), session_variable('x-hasura-role'), session_variable('x-hasura-request-id'), session_variable('x-hasura-client-ip'),
    nullif(current_setting('academy.change_set', true), '')::uuid,
    tg_op, tg_table_name,
    coalesce(changed ->> 'id', (changed ->> 'user_id') || ':' || (changed ->> 'tag_id'), changed ->> 'student_id'),
    old_row, new_row);
  return null;
end $function$;

-- Writes the audit_log rows of all rows that one statement changed; secrets never enter it
CREATE OR REPLACE FUNCTION public.audit_statement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  ip constant text := session_variable('x-hasura-client-ip');
  change_set_id constant uuid := nullif(current_setting('academy.change_set', true), '')::uuid;
begin
  -- Converts each row to JSON once: offset 0 keeps the planner from inlining it at every use.
  if tg_op = 'INSERT' then
    insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, after)
    select actor_id, actor_role, request_id, ip, change_set_id, tg_op, tg_table_name, audit_key(entry), without_secrets(entry)
    from (select to_jsonb(new_rows) as entry from new_rows offset 0) as made;
  elsif tg_op = 'DELETE' then
    insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before)
    select actor_id, actor_role, request_id, ip, change_set_id, tg_op, tg_table_name, audit_key(entry), without_secrets(entry)
    from (select to_jsonb(old_rows) as entry from old_rows offset 0) as gone;
  else
    -- The key of a row never changes; an update of the timestamp alone is no change.
    insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before, after)
    select actor_id, actor_role, request_id, ip, change_set_id, tg_op, tg_table_name, key, without_secrets(old_row), without_secrets(new_row)
    from (select audit_key(entry) as key, entry as old_row from (select to_jsonb(old_rows) as entry from old_rows offset 0) as each) as former
    join (select audit_key(entry) as key, entry as new_row from (select to_jsonb(new_rows) as entry from new_rows offset 0) as each) as later using (key)
    where old_row - 'updated_at' <> new_row - 'updated_at';
  end if;
  return null;
end $function$;

-- Whether a change set of this kind is undone from the audit log, while nobody changed it since
CREATE OR REPLACE FUNCTION public.is_undoable_kind(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select kind in ('ATTENDANCE_MARK', 'ATTENDANCE_MEMO', 'ATTENDANCE_PASTE', 'ATTENDANCE_UPDATE', 'RETAKES_ADD', 'ANSWERS_IMPORT', 'WORD_TEST_SCORES', 'STUDENTS_UPDATE',
    'STUDENT_UPDATE', 'TAG_UPDATE', 'TAGS_ORDER', 'NOTICE_UPDATE', 'LECTURE_UPDATE', 'DDAY_UPDATE', 'CONSULT_UPDATE', 'STUDENT_MEMO_UPDATE')
$function$;

-- Gives tables that are written in bulk audit triggers for each statement instead of each row
CREATE OR REPLACE FUNCTION public.keep_bulk_records(VARIADIC table_names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare table_name text;
begin
  foreach table_name in array table_names loop
    execute format('drop trigger if exists %I on %I', table_name || '_audit', table_name);
    execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement execute function audit_statement()', table_name || '_insert_audit', table_name);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows for each statement execute function audit_statement()', table_name || '_update_audit', table_name);
    execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement execute function audit_statement()', table_name || '_delete_audit', table_name);
  end loop;
end $function$;

-- Gives tables their updated_at and audit triggers
CREATE OR REPLACE FUNCTION public.keep_records(VARIADIC table_names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare table_name text;
begin
  foreach table_name in array table_names loop
    execute format('create trigger %I before update on %I for each row execute function touch_updated_at()', table_name || '_touch', table_name);
    execute format('create trigger %I after insert or update or delete on %I for each row execute function audit_row()', table_name || '_audit', table_name);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Anonymising a person removes their data from old entries; it cannot add to an entry or delete one.
  if tg_table_name = 'audit_log' and tg_op = 'UPDATE' and current_setting('academy.anonymises', true) = 'on' then
    if (to_jsonb(new) - 'before' - 'after') = (to_jsonb(old) - 'before' - 'after')
      and coalesce(old.before @> new.before, new.before is null) and coalesce(old.after @> new.after, new.after is null) then
      return new;
    end if;
  end if;
  -- The rule of retention deletes old entries; it cannot change one.
  if tg_table_name = 'audit_log' and tg_op = 'DELETE' and current_setting('academy.forgets', true) = 'on' then
    return old;
  end if;
  perform refuse('audit_log_append_only');
end $function$;

-- A row as the audit log may keep it
CREATE OR REPLACE FUNCTION public.without_secrets(entry jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when entry ? 'password_hash' then entry - 'password_hash' else entry end
$function$;

CREATE TRIGGER audit_exports_audit AFTER INSERT OR DELETE OR UPDATE ON audit_exports FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER audit_exports_touch BEFORE UPDATE ON audit_exports FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER change_sets_append_only BEFORE DELETE OR UPDATE ON change_sets FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- 변경 기록: every change with who made it, from where, and whom it is about
CREATE VIEW audit_entries AS
 SELECT entry.id,
    entry.at,
    entry.actor_id,
    entry.actor_role,
    actor.name AS actor_name,
    entry.ip,
    entry.change_set_id,
    change_sets.kind,
    change_sets.facts,
    entry.action,
    entry.table_name,
    entry.row_id,
    entry.before,
    entry.after,
    ( SELECT users.name
           FROM users
          WHERE users.id = COALESCE(COALESCE(entry.after, entry.before) ->> 'student_id'::text, COALESCE(entry.after, entry.before) ->> 'ta_id'::text, COALESCE(entry.after, entry.before) ->> 'user_id'::text,
                CASE
                    WHEN entry.table_name = ANY (ARRAY['students'::text, 'tas'::text]) THEN entry.row_id
                    ELSE NULL::text
                END, ( SELECT scores.student_id::text AS student_id
                   FROM scores
                  WHERE scores.id = ((COALESCE(entry.after, entry.before) ->> 'score_id'::text)::uuid)))::uuid) AS person_name,
    COALESCE(is_undoable_kind(change_sets.kind), false) AS is_undoable
   FROM audit_log entry
     LEFT JOIN users actor ON actor.id = entry.actor_id
     LEFT JOIN change_sets ON change_sets.id = entry.change_set_id;
