drop view audit_entries;
create view audit_entries as
select entry.id, entry.at, entry.actor_id, entry.actor_role, actor.name as actor_name, entry.ip, entry.change_set_id, change_sets.kind, change_sets.facts,
  entry.action, entry.table_name, entry.row_id, entry.before, entry.after,
  (select users.name from users where users.id = coalesce(
    coalesce(entry.after, entry.before) ->> 'student_id', coalesce(entry.after, entry.before) ->> 'ta_id', coalesce(entry.after, entry.before) ->> 'user_id',
    case when entry.table_name in ('students', 'tas') then entry.row_id end,
    (select scores.student_id::text from scores where scores.id = (coalesce(entry.after, entry.before) ->> 'score_id')::uuid))::uuid) as person_name,
  coalesce(is_undoable_kind(change_sets.kind), false) as is_undoable,
  entry.is_for_oneself
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
comment on column audit_entries.is_for_oneself is 'Decided about oneself, by the only manager of the academy';
drop index audit_log_act_index;
drop function act_of(uuid, text, uuid);
