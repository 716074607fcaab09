-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Removes who a TA was; work, pay and claims stay, without a name
CREATE OR REPLACE FUNCTION public.anonymise_ta(wanted_ta uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ta tas;
begin
  select * into ta from tas where id = wanted_ta for update;
  if ta.id is null then
    perform refuse('tas_unknown', state => '23503');
  end if;
  if ta.anonymised_at is not null then
    perform refuse('tas_anonymised');
  end if;
  if decides_for_oneself(ta.id) then
    perform refuse('users_own_account');
  end if;
  if exists (select from open_pay(ta.id)) then
    perform refuse('tas_pay_open', json_build_object('open', (select json_agg(open order by open.kind, open.month) from open_pay(ta.id) as open)));
  end if;
  perform set_config('academy.anonymises', 'on', true);
  -- A booking takes the TA of its slot.
  update clinic_slots set ta_id = null where ta_id = ta.id and starts_at > now();
  update clinic_participants set ta_id = null where ta_id = ta.id and status in ('WAITING', 'RESERVED') and starts_at > now();
  delete from ta_powers where ta_id = ta.id;
  delete from ta_wage_types where ta_id = ta.id;
  delete from saved_views where created_by = ta.id;
  delete from files where profile_user_id = ta.id;
  delete from ta_bank_accounts where ta_id = ta.id;
  delete from push_subscriptions where user_id = ta.id;
  delete from refresh_tokens where user_id = ta.id;
  delete from password_resets where user_id = ta.id;
  delete from second_factors where user_id = ta.id;
  delete from passkeys where user_id = ta.id;
  delete from recovery_codes where user_id = ta.id;
  delete from sign_in_challenges where user_id = ta.id;
  delete from known_devices where user_id = ta.id;
  -- Before the level: whoever is not active is no manager to count.
  update users set is_active = false where id = ta.id and is_active;
  update users set
    login_id = 'left-' || right(replace(ta.id::text, '-', ''), 27), name = '나간 조교', phone = null,
    password_hash = null, password_expires_at = null, must_change_password = false, session_epoch = session_epoch + 1
  where id = ta.id;
  update tas set is_admin_level = false, may_anonymise = false, may_issue_passwords = false, anonymised_at = now() where id = ta.id;
  perform erase_person(ta.id, '{ta, user}');
end $function$;

-- Whether whoever asks decides about themselves
CREATE OR REPLACE FUNCTION public.decides_for_oneself(subject uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(subject = session_user_id(), false)
$function$;

-- Ends every sign-in of a person; felt at their next call
CREATE OR REPLACE FUNCTION public.end_sessions(person uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update users set session_epoch = session_epoch + 1 where id = person;
  select end_entrances(person, 'ENDED_BY_MANAGER', at);
$function$;

-- Row trigger: what is to come of a TA who is made inactive is nobody's
CREATE OR REPLACE FUNCTION public.follow_leaving_ta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform free_ta(new.id);
  return null;
end $function$;

-- Takes the slots, the bookings and the questions that wait from a TA; what is over stays theirs
CREATE OR REPLACE FUNCTION public.free_ta(wanted_ta uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform hold_clinic_slots(variadic array(
    select id from clinic_slots where ta_id = wanted_ta and ends_at > now() union
    select slot_id from clinic_participants where ta_id = wanted_ta and status in ('WAITING', 'RESERVED') and ends_at > now()));
  update clinic_slots set ta_id = null where ta_id = wanted_ta and ends_at > now();
  update clinic_participants set ta_id = null where ta_id = wanted_ta and status in ('WAITING', 'RESERVED') and ends_at > now();
  update board_posts set assigned_ta_id = null where assigned_ta_id = wanted_ta and answered_at is null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_colleague()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_own_decision(new.id, 'users_own_account', new.id);
  if new.type = 'ADMIN' or exists (select from tas where id = new.id and is_admin_level) then
    perform refuse_last_manager(new.id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_former_ta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from tas where id = new.id and anonymised_at is not null) then
    perform refuse('tas_anonymised');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_level()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(session_variable('x-hasura-role'), 'manager') <> 'manager' then
    perform refuse('power_needed', json_build_object('power', 'level'));
  end if;
  perform refuse_own_decision(new.id, 'tas_own_level', new.id);
  if old.is_admin_level and exists (select from users where id = new.id and is_active) then
    perform refuse_last_manager(new.id);
  end if;
  return new;
end $function$;

-- Row trigger: what belongs to a TA is decided by somebody else
CREATE OR REPLACE FUNCTION public.guard_own_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_own_decision((side.entry ->> 'ta_id')::uuid, tg_argv[0], (side.entry ->> 'id')::uuid)
  from (values (to_jsonb(old)), (to_jsonb(new))) as side (entry);
  return coalesce(new, old);
end $function$;

-- Row trigger: who is paid by a rule does not set it
CREATE OR REPLACE FUNCTION public.guard_own_pay_rule()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The minimum wage warns; it changes no pay.
  if 'WEEKLY_HOLIDAY' in (new.kind, old.kind) and exists (select from tas where id = session_user_id()) then
    perform refuse_own_decision(session_user_id(), 'pay_rules_own', coalesce(new.id, old.id));
  end if;
  return coalesce(new, old);
end $function$;

-- Row trigger: the wage of a kind of work is decided by somebody who is not paid by it
CREATE OR REPLACE FUNCTION public.guard_own_wage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from ta_wage_types where ta_id = session_user_id() and wage_type_id in (new.wage_type_id, old.wage_type_id))
    or exists (select from work_records where ta_id = session_user_id() and wage_type_id in (new.wage_type_id, old.wage_type_id)) then
    perform refuse_own_decision(session_user_id(), 'hourly_wages_own', coalesce(new.id, old.id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.type <> 'STUDENT' and exists (select from students where id = new.id)) or (new.type <> 'TA' and exists (select from tas where id = new.id)) then
    perform refuse('users_type_fixed');
  end if;
  return new;
end $function$;

-- Whether a TA takes slots, bookings and questions: an active account of somebody who is known
CREATE OR REPLACE FUNCTION public.is_active_ta(ta uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from tas join users on users.id = tas.id where tas.id = ta and users.is_active and tas.anonymised_at is null)
$function$;

-- Whether a person is a manager who can sign in, and nobody else is: whom they could ask instead
CREATE OR REPLACE FUNCTION public.is_only_manager(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(bool_and(users.id = person), false) from users left join tas on tas.id = users.id
  where users.is_active and users.type in ('TA', 'ADMIN') and (users.type = 'ADMIN' or tas.is_admin_level)
$function$;

-- Row trigger: nothing is given to a TA who is no longer known, and nothing is taken away
CREATE OR REPLACE FUNCTION public.keep_former_ta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse('tas_anonymised');
end $function$;

-- What of a TA's pay is not settled: WORK an open shift, CLAIM an undecided claim, MONTH a month that is not closed
CREATE OR REPLACE FUNCTION public.open_pay(wanted_ta uuid)
 RETURNS TABLE(kind text, month date, count integer)
 LANGUAGE sql
 STABLE
AS $function$
  select 'WORK', null::date, count(*)::integer from work_records where ta_id = wanted_ta and status = 'OPEN' having count(*) > 0
  union all
  select 'CLAIM', null, count(*)::integer from expense_claims where ta_id = wanted_ta and status = 'REQUESTED' having count(*) > 0
  union all
  select 'MONTH', pay_months.month, 1 from pay_months where ta_id = wanted_ta and not is_closed
  union all
  -- Records of a month that was not closed are open even where they come to nothing.
  select distinct 'MONTH', work_month, 1 from work_records
  where ta_id = wanted_ta and status = 'CLOSED' and not exists (select from payroll_closings where payroll_closings.month = work_month)
    and not exists (select from pay_months where pay_months.ta_id = wanted_ta and pay_months.month = work_month)
$function$;

-- The powers that the version before wrote in columns of tas, as rows
CREATE OR REPLACE FUNCTION public.powers_of_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from ta_powers where ta_id = new.id
    and not case power when 'ANONYMISE' then new.may_anonymise when 'ISSUE_PASSWORDS' then new.may_issue_passwords end;
  insert into ta_powers (ta_id, power)
  select new.id, power from (values ('ANONYMISE', new.may_anonymise), ('ISSUE_PASSWORDS', new.may_issue_passwords)) as given (power, holds)
  where holds on conflict do nothing;
  return new;
end $function$;

-- Nothing new is written for a TA who is no longer known
CREATE OR REPLACE FUNCTION public.refuse_former_ta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Waits for an anonymisation that has begun.
  perform from tas where id = new.ta_id for key share;
  if exists (select from tas where id = new.ta_id and anonymised_at is not null) then
    perform refuse('tas_anonymised');
  end if;
  return new;
end $function$;

-- Refuses what would leave the academy without a manager who can sign in
CREATE OR REPLACE FUNCTION public.refuse_last_manager(person uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_old_snapshots();
  -- Two managers who end each other's power at once are counted one after another.
  perform pg_advisory_xact_lock(hashtext('managers'));
  if is_only_manager(person) then
    perform refuse('managers_last');
  end if;
end $function$;

-- Refuses, by the name of the rule, what somebody decides about themselves; the only manager may, and it is kept in audit_log.is_for_oneself of the row
CREATE OR REPLACE FUNCTION public.refuse_own_decision(subject uuid, rule text, written uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not decides_for_oneself(subject) then
    return;
  end if;
  if not is_only_manager(subject) then
    perform refuse(rule);
  end if;
  -- Nobody else could: the audit log says so of this row.
  perform set_config('academy.own_decisions', concat_ws(' ', nullif(current_setting('academy.own_decisions', true), ''), written), true);
end $function$;

-- Row trigger: nothing that is to come is given to a TA who left. Violates tas_inactive, board_posts_ta_inactive
CREATE OR REPLACE FUNCTION public.require_active_ta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ta constant uuid := coalesce(to_jsonb(new) ->> 'ta_id', to_jsonb(new) ->> 'assigned_ta_id')::uuid;
begin
  -- One after the other: who is made inactive meanwhile is so afterwards.
  perform from users where id = ta for share;
  -- Of one who is not there the foreign key tells.
  if found and not is_active_ta(ta) then
    if tg_table_name = 'board_posts' then
      perform refuse('board_posts_ta_inactive', json_build_object('name', name)) from users where id = ta;
    end if;
    perform refuse('tas_inactive', json_build_object('name', name)) from users where id = ta;
  end if;
  return new;
end $function$;

-- What somebody may and is paid to goes before their name does
CREATE OR REPLACE FUNCTION public.require_bare_ta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_admin_level or exists (select from ta_powers where ta_id = new.id) or exists (select from ta_bank_accounts where ta_id = new.id) then
    perform refuse('tas_anonymised_bare');
  end if;
  return new;
end $function$;

CREATE TRIGGER board_posts_ta_active BEFORE INSERT ON board_posts FOR EACH ROW WHEN (new.assigned_ta_id IS NOT NULL) EXECUTE FUNCTION require_active_ta();

CREATE TRIGGER board_posts_ta_stays_active BEFORE UPDATE OF assigned_ta_id ON board_posts FOR EACH ROW WHEN (new.assigned_ta_id IS NOT NULL AND new.assigned_ta_id IS DISTINCT FROM old.assigned_ta_id) EXECUTE FUNCTION require_active_ta();

CREATE TRIGGER clinic_participants_ta_active BEFORE INSERT ON clinic_participants FOR EACH ROW WHEN (new.ta_id IS NOT NULL AND (new.status = ANY (ARRAY['WAITING'::text, 'RESERVED'::text])) AND new.ends_at > now()) EXECUTE FUNCTION require_active_ta();

CREATE TRIGGER clinic_participants_ta_stays_active BEFORE UPDATE OF ta_id ON clinic_participants FOR EACH ROW WHEN (new.ta_id IS NOT NULL AND new.ta_id IS DISTINCT FROM old.ta_id AND (new.status = ANY (ARRAY['WAITING'::text, 'RESERVED'::text])) AND new.ends_at > now()) EXECUTE FUNCTION require_active_ta();

CREATE TRIGGER clinic_slots_ta_active BEFORE INSERT ON clinic_slots FOR EACH ROW WHEN (new.ta_id IS NOT NULL AND new.ends_at > now()) EXECUTE FUNCTION require_active_ta();

CREATE TRIGGER clinic_slots_ta_stays_active BEFORE UPDATE OF ta_id ON clinic_slots FOR EACH ROW WHEN (new.ta_id IS NOT NULL AND new.ta_id IS DISTINCT FROM old.ta_id AND new.ends_at > now()) EXECUTE FUNCTION require_active_ta();

CREATE TRIGGER expense_claims_former BEFORE INSERT ON expense_claims FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER hourly_wages_another AFTER INSERT OR DELETE OR UPDATE ON hourly_wages FOR EACH ROW EXECUTE FUNCTION guard_own_wage();

CREATE TRIGGER pay_rules_another BEFORE INSERT OR DELETE OR UPDATE ON pay_rules FOR EACH ROW EXECUTE FUNCTION guard_own_pay_rule();

CREATE TRIGGER ta_bank_accounts_former BEFORE INSERT OR UPDATE ON ta_bank_accounts FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER ta_monthly_custom_wages_another BEFORE INSERT OR DELETE OR UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION guard_own_decision('ta_monthly_custom_wages_own');

CREATE TRIGGER ta_monthly_custom_wages_former BEFORE INSERT ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER ta_pay_terms_another BEFORE INSERT OR DELETE OR UPDATE ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION guard_own_decision('ta_pay_terms_own');

CREATE TRIGGER ta_pay_terms_former BEFORE INSERT ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER ta_powers_another BEFORE INSERT OR DELETE OR UPDATE ON ta_powers FOR EACH ROW EXECUTE FUNCTION guard_own_decision('tas_own_powers');

CREATE TRIGGER ta_powers_audit AFTER INSERT OR DELETE OR UPDATE ON ta_powers FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER ta_powers_former BEFORE INSERT ON ta_powers FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER ta_powers_managers BEFORE INSERT OR DELETE OR UPDATE ON ta_powers FOR EACH ROW EXECUTE FUNCTION guard_powers();

CREATE TRIGGER ta_powers_touch BEFORE UPDATE ON ta_powers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_wage_types_another BEFORE INSERT OR DELETE OR UPDATE ON ta_wage_types FOR EACH ROW EXECUTE FUNCTION guard_own_decision('ta_wage_types_own');

CREATE TRIGGER ta_wage_types_former BEFORE INSERT ON ta_wage_types FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER tas_audit AFTER INSERT OR DELETE OR UPDATE ON tas FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER tas_bare BEFORE INSERT OR UPDATE OF anonymised_at ON tas FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL) EXECUTE FUNCTION require_bare_ta();

CREATE TRIGGER tas_former BEFORE UPDATE ON tas FOR EACH ROW WHEN (old.anonymised_at IS NOT NULL) EXECUTE FUNCTION keep_former_ta();

CREATE TRIGGER tas_guard BEFORE INSERT OR UPDATE OF id ON tas FOR EACH ROW EXECUTE FUNCTION guard_person();

CREATE TRIGGER tas_level BEFORE UPDATE OF is_admin_level ON tas FOR EACH ROW WHEN (new.is_admin_level IS DISTINCT FROM old.is_admin_level) EXECUTE FUNCTION guard_level();

CREATE TRIGGER tas_touch BEFORE UPDATE ON tas FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER users_colleague BEFORE UPDATE OF is_active ON users FOR EACH ROW WHEN (old.is_active AND NOT new.is_active AND new.type <> 'STUDENT'::text) EXECUTE FUNCTION guard_colleague();

CREATE TRIGGER users_former_ta BEFORE UPDATE ON users FOR EACH ROW WHEN (new.type = 'TA'::text AND new.is_active) EXECUTE FUNCTION guard_former_ta();

CREATE TRIGGER users_guard BEFORE UPDATE OF type ON users FOR EACH ROW WHEN (new.type <> old.type) EXECUTE FUNCTION guard_user();

CREATE TRIGGER users_ta_leaving AFTER UPDATE OF is_active ON users FOR EACH ROW WHEN (new.type = 'TA'::text AND old.is_active AND NOT new.is_active) EXECUTE FUNCTION follow_leaving_ta();

CREATE TRIGGER work_corrections_former BEFORE INSERT ON work_corrections FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

CREATE TRIGGER work_records_former BEFORE INSERT ON work_records FOR EACH ROW EXECUTE FUNCTION refuse_former_ta();

-- 직원: the names that staff see beside what a colleague did; no phone, no login id
CREATE VIEW staff AS
 SELECT users.id,
    users.name || COALESCE(( SELECT ' '::text || chr(64 + LEAST(26::bigint, count(*) FILTER (WHERE namesake.id <= users.id))::integer)
           FROM users namesake
          WHERE namesake.name = users.name AND (namesake.type = ANY (ARRAY['TA'::text, 'ADMIN'::text]))
         HAVING count(*) > 1), ''::text) AS name,
    users.type,
    users.is_active,
    COALESCE(tas.is_admin_level, users.type = 'ADMIN'::text) AS is_admin_level
   FROM users
     LEFT JOIN tas ON tas.id = users.id
  WHERE users.type = ANY (ARRAY['TA'::text, 'ADMIN'::text]);

-- 조교 목록: account, level and the pay terms of this month
CREATE VIEW ta_directory AS
 SELECT tas.id,
    users.login_id,
    users.name,
    choseong(users.name) AS name_choseong,
    users.phone,
    users.is_active,
    users.must_change_password,
    tas.is_admin_level,
    tas.anonymised_at IS NOT NULL AS is_anonymised,
    terms.payment_type,
    terms.hourly_wage,
    terms.monthly_salary,
    ( SELECT COALESCE(string_agg(hourly_wage_types.name, ', '::text ORDER BY hourly_wage_types.sequence, hourly_wage_types.name), ''::text) AS "coalesce"
           FROM ta_wage_types
             JOIN hourly_wage_types ON hourly_wage_types.id = ta_wage_types.wage_type_id
          WHERE ta_wage_types.ta_id = tas.id) AS wage_types,
    tas.created_at
   FROM tas
     JOIN users ON users.id = tas.id
     LEFT JOIN LATERAL ( SELECT ta_pay_terms.payment_type,
            ta_pay_terms.hourly_wage,
            ta_pay_terms.monthly_salary
           FROM ta_pay_terms
          WHERE ta_pay_terms.ta_id = tas.id AND ta_pay_terms.from_month <= month_of(now()) AND COALESCE(ta_pay_terms.to_month >= month_of(now()), true)
          ORDER BY ta_pay_terms.from_month DESC
         LIMIT 1) terms ON true;
