-- One act is one row of the change history: what it changed is read when it is opened.

create function act_of(change_set_id uuid, request_id text, id uuid) returns uuid language sql immutable parallel safe as $$
  select coalesce(change_set_id, md5(nullif(request_id, ''))::uuid, id)
$$;
comment on function act_of(uuid, text, uuid) is 'The act that an entry of the audit log is part of: its change set, else its request, else itself';

-- The key of an act for its rows, its first row, and its first row of a table. Nothing is stored: entries are written as before.
create index audit_log_act_index on audit_log (act_of(change_set_id, request_id, id), table_name, id);

create or replace view audit_entries as
select entry.id, entry.at, entry.actor_id, entry.actor_role, actor.name as actor_name, entry.ip, entry.change_set_id, change_sets.kind, change_sets.facts,
  entry.action, entry.table_name, entry.row_id, entry.before, entry.after,
  (select users.name from users where users.id = coalesce(
    coalesce(entry.after, entry.before) ->> 'student_id', coalesce(entry.after, entry.before) ->> 'ta_id', coalesce(entry.after, entry.before) ->> 'user_id',
    case when entry.table_name in ('students', 'tas') then entry.row_id end,
    (select scores.student_id::text from scores where scores.id = (coalesce(entry.after, entry.before) ->> 'score_id')::uuid))::uuid) as person_name,
  coalesce(is_undoable_kind(change_sets.kind), false) as is_undoable,
  entry.is_for_oneself,
  act_of(entry.change_set_id, entry.request_id, entry.id) as act_id,
  not exists (select from audit_log as other
    where act_of(other.change_set_id, other.request_id, other.id) = act_of(entry.change_set_id, entry.request_id, entry.id)
      and (other.table_name, other.id) < (entry.table_name, entry.id)) as is_first,
  not exists (select from audit_log as other
    where act_of(other.change_set_id, other.request_id, other.id) = act_of(entry.change_set_id, entry.request_id, entry.id)
      and other.table_name = entry.table_name and other.id < entry.id) as is_first_of_table,
  (select count(*)::text from audit_log as other
    where act_of(other.change_set_id, other.request_id, other.id) = act_of(entry.change_set_id, entry.request_id, entry.id)) as act_rows
from audit_log as entry
left join users as actor on actor.id = entry.actor_id
left join change_sets on change_sets.id = entry.change_set_id;
comment on column audit_entries.act_id is 'What somebody did at once, which it is part of';
comment on column audit_entries.is_first is 'Whether it stands for its act in a list of acts';
comment on column audit_entries.is_first_of_table is 'The same in a list of one table';
comment on column audit_entries.act_rows is 'How many entries its act has; as text, since nobody adds them up';
