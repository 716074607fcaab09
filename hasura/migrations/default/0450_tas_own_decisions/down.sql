drop view audit_entries;
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
alter table audit_log drop column is_for_oneself;

-- Refused while there is what an only manager decided about themselves.
alter table work_records drop constraint work_records_corrected_keeps_first,
  add constraint work_records_corrected_keeps_first check (corrected_by is null or (first_started_at is not null and corrected_by <> ta_id));
alter table work_corrections add constraint work_corrections_decided_by_another check (decided_by <> ta_id);
alter table expense_claims add constraint expense_claims_decided_by_other check (decided_by <> ta_id);

create function pg_temp.reword(name regprocedure, was text, becomes text) returns void language plpgsql as $$
declare definition constant text := pg_get_functiondef(name);
begin
  if position(was in definition) = 0 then
    raise exception '% does not say: %', name, was;
  end if;
  execute replace(definition, was, becomes);
end $$;
select pg_temp.reword('guard_level()', $was$  perform refuse_own_decision(new.id, 'tas_own_level', new.id);$was$, $new$  if new.id = session_user_id() then
    perform refuse('tas_own_level');
  end if;$new$);
select pg_temp.reword('guard_colleague()', $was$  perform refuse_own_decision(new.id, 'users_own_account', new.id);$was$, $new$  if new.id = session_user_id() then
    perform refuse('users_own_account');
  end if;$new$);
select pg_temp.reword('guard_expense_claim()', $was$      if session_user_id() is null and new.decided_by = new.ta_id then
        perform refuse('expense_claims_decided_by_other');
      end if;
      perform refuse_own_decision(new.ta_id, 'expense_claims_decided_by_other', new.id);$was$, $new$      if new.decided_by = new.ta_id then
        perform refuse('expense_claims_decided_by_other');
      end if;$new$);
select pg_temp.reword('guard_expense_claim()', $was$        perform refuse_own_decision(new.ta_id, 'expense_claims_decided_by_other', new.id);$was$, $new$        if session_user_id() = new.ta_id then
          perform refuse('expense_claims_decided_by_other');
        end if;$new$);
select pg_temp.reword('guard_work_correction()', $was$    perform refuse_own_decision(new.ta_id, 'work_corrections_own', new.id);$was$, $new$    if session_user_id() = new.ta_id then
      perform refuse('work_corrections_own');
    end if;$new$);
select pg_temp.reword('anonymise_ta(uuid)', 'if decides_for_oneself(ta.id) then', 'if ta.id = session_user_id() then');
drop function pg_temp.reword(regprocedure, text, text);

create or replace function refuse_last_manager(person uuid) returns void language plpgsql as $$
begin
  perform refuse_old_snapshots();
  -- Two managers who end each other's power at once are counted one after another.
  perform pg_advisory_xact_lock(hashtext('managers'));
  if not exists (
    select from users left join tas on tas.id = users.id
    where users.id <> person and users.is_active and (users.type = 'ADMIN' or tas.is_admin_level)
  ) then
    perform refuse('managers_last');
  end if;
end $$;

create or replace function guard_powers() returns trigger language plpgsql as $$
begin
  if coalesce(session_variable('x-hasura-role'), 'manager') <> 'manager' then
    perform refuse('power_needed', json_build_object('power', 'powers'));
  end if;
  return new;
end $$;

create or replace function refuse_own_records() returns trigger language plpgsql as $$
begin
  if session_variable('x-hasura-role') = 'manager' and session_user_id() in (new.ta_id, old.ta_id)
    and current_setting('academy.punching', true) is distinct from 'on' then
    perform refuse('work_records_own');
  end if;
  return coalesce(new, old);
end $$;

drop trigger pay_rules_another on pay_rules;
drop trigger hourly_wages_another on hourly_wages;
drop trigger ta_monthly_custom_wages_another on ta_monthly_custom_wages;
drop trigger ta_wage_types_another on ta_wage_types;
drop trigger ta_pay_terms_another on ta_pay_terms;
drop function guard_own_pay_rule;
drop function guard_own_wage;
drop function guard_own_decision;
drop function refuse_own_decision(uuid, text, uuid);
drop function is_only_manager(uuid);
drop function decides_for_oneself(uuid);
