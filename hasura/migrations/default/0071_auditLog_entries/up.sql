-- The audit log as one list: where each change came from, what it was about, exports of it.

alter table audit_log add column ip text;
comment on column audit_log.ip is 'The sender''s address; null for the system and for changes before it was kept';

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
  insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before, after)
  values (
    session_user_id(), session_variable('x-hasura-role'), session_variable('x-hasura-request-id'), session_variable('x-hasura-client-ip'),
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
end $$;

create function is_undoable_kind(kind text) returns boolean language sql immutable parallel safe as $$
  select kind in ('ATTENDANCE_MARK', 'ATTENDANCE_MEMO', 'ATTENDANCE_PASTE', 'ATTENDANCE_UPDATE', 'RETAKES_ADD', 'ANSWERS_IMPORT', 'STUDENTS_UPDATE',
    'STUDENT_UPDATE', 'TAG_UPDATE', 'TAGS_ORDER', 'NOTICE_UPDATE', 'LECTURE_UPDATE', 'DDAY_UPDATE', 'CONSULT_UPDATE', 'STUDENT_MEMO_UPDATE')
$$;
comment on function is_undoable_kind(text) is 'Whether a change set of this kind is undone from the audit log, while nobody changed it since';

create view audit_entries as
select entry.id, entry.at, entry.actor_id, entry.actor_role, actor.name as actor_name, entry.ip, entry.change_set_id, change_sets.kind, change_sets.facts,
  entry.action, entry.table_name, entry.row_id, entry.before, entry.after,
  (select users.name from users where users.id = coalesce(
    coalesce(entry.after, entry.before) ->> 'student_id', coalesce(entry.after, entry.before) ->> 'ta_id', coalesce(entry.after, entry.before) ->> 'user_id',
    case when entry.table_name in ('students', 'tas') then entry.row_id end,
    (select scores.student_id::text from scores where scores.id = (coalesce(entry.after, entry.before) ->> 'score_id')::uuid))::uuid) as person_name,
  coalesce(is_undoable_kind(change_sets.kind), false) as is_undoable
from audit_log as entry
left join users as actor on actor.id = entry.actor_id
left join change_sets on change_sets.id = entry.change_set_id;
comment on view audit_entries is '변경 기록: every change with who made it, from where, and whom it is about';
comment on column audit_entries.id is 'Key';
comment on column audit_entries.at is 'When it was done';
comment on column audit_entries.actor_id is 'Who did it; null for the system';
comment on column audit_entries.actor_role is 'The role they had';
comment on column audit_entries.actor_name is 'Their name today';
comment on column audit_entries.ip is 'The sender''s address';
comment on column audit_entries.change_set_id is 'The action that it was part of; null for a change by itself';
comment on column audit_entries.kind is 'What the action was';
comment on column audit_entries.facts is 'What the words for the action need';
comment on column audit_entries.action is 'INSERT, UPDATE, DELETE';
comment on column audit_entries.table_name is 'The table of the changed row';
comment on column audit_entries.row_id is 'The key of the changed row';
comment on column audit_entries.before is 'The row as it was; null for a new one';
comment on column audit_entries.after is 'The row as it became; null for a deleted one';
comment on column audit_entries.person_name is 'Whom the row is about, where it is about somebody';
comment on column audit_entries.is_undoable is 'Whether the action can be undone from here, while nobody changed it since';

create index audit_log_actor_index on audit_log (actor_id, id);

create table audit_exports (
  id uuid primary key default uuid_v7(),
  purpose text not null,
  filter jsonb not null default '{}',
  row_count integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint audit_exports_purpose_form check (purpose = btrim(purpose) and length(purpose) between 2 and 200),
  constraint audit_exports_row_count_positive check (row_count > 0)
);
comment on table audit_exports is '변경 기록 내보내기: who took the audit log as a file, and why';
comment on column audit_exports.purpose is '목적';
comment on column audit_exports.filter is 'What it was narrowed to';
comment on column audit_exports.row_count is 'How many entries';
create index audit_exports_created_by_index on audit_exports (created_by);
select keep_records('audit_exports');
select comment_records('audit_exports');
