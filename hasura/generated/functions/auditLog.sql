-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- The act that an entry of the audit log is part of: its change set, else its request, else itself
CREATE OR REPLACE FUNCTION public.act_of(change_set_id uuid, request_id text, id uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(change_set_id, md5(nullif(request_id, ''))::uuid, id)
$function$;

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
  insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before, after, is_for_oneself)
  values (
    session_user_id(), session_variable('x-hasura-role'), session_variable('x-hasura-request-id'), session_variable('x-hasura-client-ip'),
    nullif(current_setting('academy.change_set', true), '')::uuid,
    tg_op, tg_table_name,
    coalesce(changed ->> 'id', (changed ->> 'user_id') || ':' || (changed ->> 'tag_id'), changed ->> 'student_id'),
    old_row, new_row,
    coalesce(changed ->> 'id' = any (string_to_array(current_setting('academy.own_decisions', true), ' ')), false));
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

-- The values that the grids show of a row, null for empty; those of no row are empty. Answers are numbered by their question
CREATE OR REPLACE FUNCTION public.cells_of(table_name text, entry jsonb)
 RETURNS TABLE(name text, number integer, value text)
 LANGUAGE sql
 STABLE
AS $function$
  select name, 0, value
  from (values
    ('participants', 'attendance', entry ->> 'attendance_type_id'),
    ('participants', 'memo', nullif(entry ->> 'memo', '')),
    -- A lock is its reason, which may be none.
    ('participants', 'lock', case when (entry ->> 'is_locked')::boolean then entry ->> 'lock_reason' end),
    ('participants', 'makeup', entry ->> 'makeup_for_id'),
    -- The other states follow from the attempts.
    ('scores', 'status', case when entry ->> 'status' in ('ABSENT', 'EXEMPT') then entry ->> 'status' end),
    -- The points of answers follow from them.
    ('score_attempts', 'value', case when coalesce(entry -> 'answers', 'null') = 'null' then trim_scale((entry ->> 'value')::numeric)::text end),
    ('score_attempts', 'delivery', coalesce(entry ->> 'delivery_type', 'ONSITE')),
    ('score_attempts', 'clinic', nullif(entry ->> 'clinic_status', 'NONE')),
    ('score_attempts', 'memo', nullif(entry ->> 'memo', '')),
    ('score_attempts', 'grade', case when (entry ->> 'is_grade_by_hand')::boolean then entry ->> 'grade' end),
    ('work_records', 'hours', to_char((entry ->> 'started_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '/'
      || coalesce(to_char((entry ->> 'ended_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')),
    ('work_records', 'wageType', entry ->> 'wage_type_id'),
    ('work_records', 'memo', nullif(entry ->> 'memo', ''))
  ) as cell (of_table, name, value)
  where of_table = cells_of.table_name
  union all
  select 'answer', number::integer, nullif(value, '-1')
  from jsonb_array_elements_text(case when cells_of.table_name = 'score_attempts' and jsonb_typeof(entry -> 'answers') = 'array'
    then entry -> 'answers' else '[]' end) with ordinality as answers (value, number)
$function$;

-- The cells of the grids that a change set changed, from its first change to its last; what follows from them is left out
CREATE OR REPLACE FUNCTION public.changed_cells(wanted uuid)
 RETURNS TABLE(table_name text, row_id text, entry jsonb, name text, number integer, before text, after text)
 LANGUAGE sql
 STABLE
AS $function$
  with changed as (
    select log.table_name, log.row_id, (array_agg(log.before order by log.at, log.ctid))[1] as before,
      (array_agg(log.after order by log.at desc, log.ctid desc))[1] as after
    from audit_log as log
    where log.change_set_id = wanted and log.table_name in ('participants', 'scores', 'score_attempts', 'work_records')
    group by log.table_name, log.row_id
  )
  select changed.table_name, changed.row_id, coalesce(changed.after, changed.before), cell.name, cell.number, cell.before, cell.after
  from changed
  cross join lateral (
    select name, number, former.value as before, later.value as after
    from cells_of(changed.table_name, changed.before) as former full join cells_of(changed.table_name, changed.after) as later using (name, number)
    where former.value is distinct from later.value
  ) as cell
  where case
    -- A clinic status follows the values of its student, but into or out of an exemption.
    when cell.name = 'clinic' then 'EXEMPT' in (cell.before, cell.after) or not exists (
      select from changed as other
      where other.table_name = 'score_attempts' and other.before -> 'value' is distinct from other.after -> 'value'
        and coalesce(other.after, other.before) -> 'score_id' = coalesce(changed.after, changed.before) -> 'score_id')
    -- A shift comes and goes with its hours.
    when changed.table_name = 'work_records' then cell.name = 'hours' or (changed.before is not null and changed.after is not null)
    else true end
$function$;

-- Row trigger: what somebody else did is undone by managers only; what the academy did by itself, by everybody. Violates change_sets_undo_own
CREATE OR REPLACE FUNCTION public.guard_undo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if session_variable('x-hasura-role') is distinct from 'manager' then
    perform refuse('change_sets_undo_own', json_build_object('name', users.name))
    from change_sets as undone join users on users.id = undone.actor_id
    where undone.id = new.undoes_id and undone.actor_id <> new.actor_id;
  end if;
  return new;
end $function$;

-- Whether an action of this kind is undone and done again by whoever made it, in the grids of the place where it was made
CREATE OR REPLACE FUNCTION public.is_grid_kind(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select kind in ('ATTENDANCE_LOCK', 'ATTENDANCE_MARK', 'ATTENDANCE_MEMO', 'ATTENDANCE_PASTE', 'ATTENDANCE_UPDATE',
    'SCORES_PASTE', 'SCORES_UPDATE', 'STUDENT_SCORES_UPDATE', 'ANSWERS_IMPORT', 'RETAKES_ADD', 'WORD_TEST_SCORES',
    'WORK_IMPORT', 'WORK_PASTE', 'WORK_UPDATE')
$function$;

-- Whether a row went, or became another person's; of every other row of a person, the table says whose it is
CREATE OR REPLACE FUNCTION public.is_parting(action text, before jsonb, after jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select action = 'DELETE' or (action = 'UPDATE' and (
    before -> 'student_id' is distinct from after -> 'student_id' or before -> 'user_id' is distinct from after -> 'user_id'
    or before -> 'ta_id' is distinct from after -> 'ta_id' or before -> 'created_by' is distinct from after -> 'created_by'
    or before -> 'profile_user_id' is distinct from after -> 'profile_user_id' or before -> 'owner_id' is distinct from after -> 'owner_id'
    or before -> 'score_id' is distinct from after -> 'score_id' or before -> 'file_id' is distinct from after -> 'file_id'
    or before -> 'post_id' is distinct from after -> 'post_id' or before -> 'test_id' is distinct from after -> 'test_id'
    or before -> 'one_id' is distinct from after -> 'one_id' or before -> 'other_id' is distinct from after -> 'other_id'))
$function$;

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

-- How the audit log names the rows whose column is one of these, of those that went or became another's, too
CREATE OR REPLACE FUNCTION public.logged_rows(wanted regclass, held text, ids uuid[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present text[];
begin
  execute format('select array_agg(audit_key(to_jsonb(one))) from %s as one where %I = any ($1)', wanted, held) into present using ids;
  return present || array(
    select distinct row_id from audit_log
    where table_name = wanted::text and is_parting(action, before, after) and before ->> held = any (ids::text[]));
end $function$;

-- The name of what a cell chooses from a list
CREATE OR REPLACE FUNCTION public.named_value(name text, value text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case named_value.name when 'attendance' then (select attendance_types.name from attendance_types where id = value::uuid)
    when 'wageType' then (select hourly_wage_types.name from hourly_wage_types where id = value::uuid) end
$function$;

-- Notes where an action was made, once all its rows are written
CREATE OR REPLACE FUNCTION public.place_change_set()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into change_set_places (change_set_id, place, actor_id)
  select distinct new.id, found.place, new.actor_id
  from audit_log as log
  cross join lateral (select coalesce(log.after, log.before) as entry) as changed
  cross join lateral (select case log.table_name
    when 'participants' then entry ->> 'weekly_lecture_id'
    when 'scores' then entry ->> 'weekly_lecture_id'
    when 'score_attempts' then (select weekly_lecture_id::text from exams where id = (entry ->> 'exam_id')::uuid)
    when 'work_records' then left(entry ->> 'work_month', 7) end as place) as found
  where log.change_set_id = new.id and found.place is not null;
  return null;
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

CREATE TRIGGER change_set_places_append_only BEFORE DELETE OR UPDATE ON change_set_places FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER change_sets_append_only BEFORE DELETE OR UPDATE ON change_sets FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER change_sets_place AFTER INSERT ON change_sets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.undoes_id IS NULL AND new.actor_id IS NOT NULL AND is_grid_kind(new.kind)) EXECUTE FUNCTION place_change_set();

CREATE TRIGGER change_sets_undo BEFORE INSERT ON change_sets FOR EACH ROW WHEN (new.undoes_id IS NOT NULL) EXECUTE FUNCTION guard_undo();

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
    COALESCE(is_undoable_kind(change_sets.kind), false) AS is_undoable,
    entry.is_for_oneself,
    act_of(entry.change_set_id, entry.request_id, entry.id) AS act_id,
    NOT (EXISTS ( SELECT
           FROM audit_log other
          WHERE act_of(other.change_set_id, other.request_id, other.id) = act_of(entry.change_set_id, entry.request_id, entry.id) AND ((ROW(other.table_name, other.id) < ROW(entry.table_name, entry.id))))) AS is_first,
    NOT (EXISTS ( SELECT
           FROM audit_log other
          WHERE act_of(other.change_set_id, other.request_id, other.id) = act_of(entry.change_set_id, entry.request_id, entry.id) AND other.table_name = entry.table_name AND other.id < entry.id)) AS is_first_of_table,
    ( SELECT count(*)::text AS count
           FROM audit_log other
          WHERE act_of(other.change_set_id, other.request_id, other.id) = act_of(entry.change_set_id, entry.request_id, entry.id)) AS act_rows
   FROM audit_log entry
     LEFT JOIN users actor ON actor.id = entry.actor_id
     LEFT JOIN change_sets ON change_sets.id = entry.change_set_id;

-- 변경 내역: what somebody did in the grids of a place in the last 30 days, unless somebody else undid it
CREATE VIEW my_changes AS
 SELECT root.id,
    place.place,
    place.actor_id,
    root.kind,
    root.facts,
    root.at,
    head.id AS head_id,
    (head.steps % 2) = 0 AS is_done,
    first.cells,
    first.name,
    first.number,
    first.before,
    first.after,
    first.person_name,
    ( SELECT exams.name
           FROM exams
          WHERE exams.id = first.exam_id) AS exam_name,
    first.retake_number
   FROM change_set_places place
     JOIN change_sets root ON root.id = place.change_set_id
     CROSS JOIN LATERAL ( WITH RECURSIVE turned AS (
                 SELECT root.id,
                    root.actor_id,
                    0 AS steps
                UNION ALL
                 SELECT later.id,
                    later.actor_id,
                    turned_1.steps + 1
                   FROM turned turned_1
                     JOIN change_sets later ON later.undoes_id = turned_1.id
                )
         SELECT turned.id,
            turned.actor_id,
            turned.steps
           FROM turned
          ORDER BY turned.steps DESC
         LIMIT 1) head
     LEFT JOIN LATERAL ( SELECT count(*) OVER ()::integer AS cells,
            cell.name,
            cell.number,
            COALESCE(named_value(cell.name, cell.before), cell.before) AS before,
            COALESCE(named_value(cell.name, cell.after), cell.after) AS after,
            person.name AS person_name,
            (cell.entry ->> 'exam_id'::text)::uuid AS exam_id,
            (cell.entry ->> 'retake_number'::text)::integer AS retake_number
           FROM changed_cells(root.id) cell(table_name, row_id, entry, name, number, before, after)
             CROSS JOIN LATERAL ( SELECT ( SELECT users.name
                           FROM users
                          WHERE users.id = COALESCE((cell.entry ->> 'student_id'::text)::uuid, (cell.entry ->> 'ta_id'::text)::uuid, ( SELECT scores.student_id
                                   FROM scores
                                  WHERE cell.table_name = 'score_attempts'::text AND scores.id = ((cell.entry ->> 'score_id'::text)::uuid)))) AS name) person
          ORDER BY (cell.name <> 'status'::text), person.name, cell.row_id, cell.number, cell.name
         LIMIT 1) first ON true
  WHERE root.at > (now() - '30 days'::interval) AND head.actor_id = place.actor_id;
