-- Nobody decides for themselves: one predicate, asked wherever somebody's pay, powers, level or record is written.

create function decides_for_oneself(subject uuid) returns boolean language sql stable as $$
  select coalesce(subject = session_user_id(), false)
$$;
comment on function decides_for_oneself(uuid) is 'Whether whoever asks decides about themselves';

create function is_only_manager(person uuid) returns boolean language sql stable as $$
  select coalesce(bool_and(users.id = person), false) from users left join tas on tas.id = users.id
  where users.is_active and users.type in ('TA', 'ADMIN') and (users.type = 'ADMIN' or tas.is_admin_level)
$$;
comment on function is_only_manager(uuid) is 'Whether a person is a manager who can sign in, and nobody else is: whom they could ask instead';

create function refuse_own_decision(subject uuid, rule text, written uuid) returns void language plpgsql as $$
begin
  if not decides_for_oneself(subject) then
    return;
  end if;
  if not is_only_manager(subject) then
    perform refuse(rule);
  end if;
  -- Nobody else could: the audit log says so of this row.
  perform set_config('academy.own_decisions', concat_ws(' ', nullif(current_setting('academy.own_decisions', true), ''), written), true);
end $$;
comment on function refuse_own_decision(uuid, text, uuid) is
  'Refuses, by the name of the rule, what somebody decides about themselves; the only manager may, and it is kept in audit_log.is_for_oneself of the row';

create function guard_own_decision() returns trigger language plpgsql as $$
begin
  perform refuse_own_decision((side.entry ->> 'ta_id')::uuid, tg_argv[0], (side.entry ->> 'id')::uuid)
  from (values (to_jsonb(old)), (to_jsonb(new))) as side (entry);
  return coalesce(new, old);
end $$;
comment on function guard_own_decision() is 'Row trigger: what belongs to a TA is decided by somebody else';
create trigger ta_pay_terms_another before insert or update or delete on ta_pay_terms for each row execute function guard_own_decision('ta_pay_terms_own');
create trigger ta_wage_types_another before insert or update or delete on ta_wage_types for each row execute function guard_own_decision('ta_wage_types_own');
create trigger ta_monthly_custom_wages_another before insert or update or delete on ta_monthly_custom_wages
  for each row execute function guard_own_decision('ta_monthly_custom_wages_own');

create function guard_own_wage() returns trigger language plpgsql as $$
begin
  if exists (select from ta_wage_types where ta_id = session_user_id() and wage_type_id in (new.wage_type_id, old.wage_type_id))
    or exists (select from work_records where ta_id = session_user_id() and wage_type_id in (new.wage_type_id, old.wage_type_id)) then
    perform refuse_own_decision(session_user_id(), 'hourly_wages_own', coalesce(new.id, old.id));
  end if;
  return null;
end $$;
comment on function guard_own_wage() is 'Row trigger: the wage of a kind of work is decided by somebody who is not paid by it';
-- After the row: a wage that stays as it is is no decision. Before its audit trigger, by name.
create trigger hourly_wages_another after insert or update or delete on hourly_wages for each row execute function guard_own_wage();

create function guard_own_pay_rule() returns trigger language plpgsql as $$
begin
  -- The minimum wage warns; it changes no pay.
  if 'WEEKLY_HOLIDAY' in (new.kind, old.kind) and exists (select from tas where id = session_user_id()) then
    perform refuse_own_decision(session_user_id(), 'pay_rules_own', coalesce(new.id, old.id));
  end if;
  return coalesce(new, old);
end $$;
comment on function guard_own_pay_rule() is 'Row trigger: who is paid by a rule does not set it';
create trigger pay_rules_another before insert or update or delete on pay_rules for each row execute function guard_own_pay_rule();

create or replace function refuse_own_records() returns trigger language plpgsql as $$
begin
  if session_variable('x-hasura-role') = 'manager' and current_setting('academy.punching', true) is distinct from 'on' then
    perform refuse_own_decision(new.ta_id, 'work_records_own', new.id);
    perform refuse_own_decision(old.ta_id, 'work_records_own', old.id);
  end if;
  return coalesce(new, old);
end $$;

create or replace function guard_powers() returns trigger language plpgsql as $$
begin
  if coalesce(session_variable('x-hasura-role'), 'manager') <> 'manager' then
    perform refuse('power_needed', json_build_object('power', 'powers'));
  end if;
  perform refuse_own_decision(new.id, 'tas_own_powers', new.id);
  return new;
end $$;

create or replace function refuse_last_manager(person uuid) returns void language plpgsql as $$
begin
  perform refuse_old_snapshots();
  -- Two managers who end each other's power at once are counted one after another.
  perform pg_advisory_xact_lock(hashtext('managers'));
  if is_only_manager(person) then
    perform refuse('managers_last');
  end if;
end $$;

-- Only who is asked changes, whatever else the functions say.
create function pg_temp.reword(name regprocedure, was text, becomes text) returns void language plpgsql as $$
declare definition constant text := pg_get_functiondef(name);
begin
  if position(was in definition) = 0 then
    raise exception '% does not say: %', name, was;
  end if;
  execute replace(definition, was, becomes);
end $$;
select pg_temp.reword('guard_level()', $was$  if new.id = session_user_id() then
    perform refuse('tas_own_level');
  end if;$was$, $new$  perform refuse_own_decision(new.id, 'tas_own_level', new.id);$new$);
select pg_temp.reword('guard_colleague()', $was$  if new.id = session_user_id() then
    perform refuse('users_own_account');
  end if;$was$, $new$  perform refuse_own_decision(new.id, 'users_own_account', new.id);$new$);
select pg_temp.reword('anonymise_ta(uuid)', 'if ta.id = session_user_id() then', 'if decides_for_oneself(ta.id) then');
select pg_temp.reword('guard_expense_claim()', $was$      if new.decided_by = new.ta_id then
        perform refuse('expense_claims_decided_by_other');
      end if;$was$, $new$      if session_user_id() is null and new.decided_by = new.ta_id then
        perform refuse('expense_claims_decided_by_other');
      end if;
      perform refuse_own_decision(new.ta_id, 'expense_claims_decided_by_other', new.id);$new$);
select pg_temp.reword('guard_expense_claim()', $was$        if session_user_id() = new.ta_id then
          perform refuse('expense_claims_decided_by_other');
        end if;$was$, $new$        perform refuse_own_decision(new.ta_id, 'expense_claims_decided_by_other', new.id);$new$);
select pg_temp.reword('guard_work_correction()', $was$    if session_user_id() = new.ta_id then
      perform refuse('work_corrections_own');
    end if;$was$, $new$    perform refuse_own_decision(new.ta_id, 'work_corrections_own', new.id);$new$);
drop function pg_temp.reword(regprocedure, text, text);

-- What the only manager decided has one name twice; the triggers ask who it was.
alter table expense_claims drop constraint expense_claims_decided_by_other;
alter table work_corrections drop constraint work_corrections_decided_by_another;
alter table work_records drop constraint work_records_corrected_keeps_first,
  add constraint work_records_corrected_keeps_first check (corrected_by is null or first_started_at is not null);

alter table audit_log add column is_for_oneself boolean not null default false;
comment on column audit_log.is_for_oneself is 'Decided about oneself, by the only manager of the academy';

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
  insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before, after, is_for_oneself)
  values (
    session_user_id(), session_variable('x-hasura-role'), session_variable('x-hasura-request-id'), session_variable('x-hasura-client-ip'),
    nullif(current_setting('academy.change_set', true), '')::uuid,
    tg_op, tg_table_name,
    coalesce(changed ->> 'id', (changed ->> 'user_id') || ':' || (changed ->> 'tag_id'), changed ->> 'student_id'),
    old_row, new_row,
    coalesce(changed ->> 'id' = any (string_to_array(current_setting('academy.own_decisions', true), ' ')), false));
  return null;
end $$;

create or replace view audit_entries as
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
comment on column audit_entries.is_for_oneself is 'Decided about oneself, by the only manager of the academy';
