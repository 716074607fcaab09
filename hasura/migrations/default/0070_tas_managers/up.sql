-- TAs as managers keep them: who is a manager, open pay, a TA's going.

alter table tas add column anonymised_at timestamptz;
comment on column tas.anonymised_at is '익명 처리한 때; null for those who are still known';

-- Staff are few among all who ever signed in.
create index users_staff_index on users (id) include (name) where type in ('TA', 'ADMIN');

create function refuse_last_manager(person uuid) returns void language plpgsql as $$
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
comment on function refuse_last_manager(uuid) is 'Refuses what would leave the academy without a manager who can sign in';

create function guard_level() returns trigger language plpgsql as $$
begin
  if coalesce(session_variable('x-hasura-role'), 'manager') <> 'manager' then
    perform refuse('power_needed', json_build_object('power', 'level'));
  end if;
  if new.id = session_user_id() then
    perform refuse('tas_own_level');
  end if;
  if old.is_admin_level and exists (select from users where id = new.id and is_active) then
    perform refuse_last_manager(new.id);
  end if;
  return new;
end $$;
create trigger tas_level before update of is_admin_level on tas
  for each row when (new.is_admin_level is distinct from old.is_admin_level) execute function guard_level();

create function guard_colleague() returns trigger language plpgsql as $$
begin
  if new.id = session_user_id() then
    perform refuse('users_own_account');
  end if;
  if new.type = 'ADMIN' or exists (select from tas where id = new.id and is_admin_level) then
    perform refuse_last_manager(new.id);
  end if;
  return new;
end $$;
create trigger users_colleague before update of is_active on users
  for each row when (old.is_active and not new.is_active and new.type <> 'STUDENT') execute function guard_colleague();

create function guard_former_ta() returns trigger language plpgsql as $$
begin
  if exists (select from tas where id = new.id and anonymised_at is not null) then
    perform refuse('tas_anonymised');
  end if;
  return new;
end $$;
create trigger users_former_ta before update on users
  for each row when (new.type = 'TA' and new.is_active) execute function guard_former_ta();

create function refuse_former_ta() returns trigger language plpgsql as $$
begin
  -- Waits for an anonymisation that has begun.
  perform from tas where id = new.ta_id for key share;
  if exists (select from tas where id = new.ta_id and anonymised_at is not null) then
    perform refuse('tas_anonymised');
  end if;
  return new;
end $$;
comment on function refuse_former_ta() is 'Nothing new is written for a TA who is no longer known';
create trigger ta_pay_terms_former before insert on ta_pay_terms for each row execute function refuse_former_ta();
create trigger ta_wage_types_former before insert on ta_wage_types for each row execute function refuse_former_ta();
create trigger work_records_former before insert on work_records for each row execute function refuse_former_ta();
create trigger expense_claims_former before insert on expense_claims for each row execute function refuse_former_ta();
create trigger ta_monthly_custom_wages_former before insert on ta_monthly_custom_wages for each row execute function refuse_former_ta();

create function open_pay(wanted_ta uuid) returns table (kind text, month date, count integer) language sql stable as $$
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
$$;
comment on function open_pay(uuid) is 'What of a TA''s pay is not settled: WORK an open shift, CLAIM an undecided claim, MONTH a month that is not closed';

create function end_sessions(person uuid, at timestamptz) returns void language sql as $$
  update users set session_epoch = session_epoch + 1 where id = person;
  update refresh_tokens set revoked_at = at where user_id = person and revoked_at is null;
$$;
comment on function end_sessions(uuid, timestamptz) is 'Ends every sign-in of a person; felt at their next call';

create function anonymise_ta(wanted_ta uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ta tas;
  personal constant text[] := array['login_id', 'name', 'phone'];
begin
  select * into ta from tas where id = wanted_ta for update;
  if ta.id is null then
    perform refuse('tas_unknown', state => '23503');
  end if;
  if ta.anonymised_at is not null then
    perform refuse('tas_anonymised');
  end if;
  if ta.id = session_user_id() then
    perform refuse('users_own_account');
  end if;
  if exists (select from open_pay(ta.id)) then
    perform refuse('tas_pay_open', json_build_object('open', (select json_agg(open order by open.kind, open.month) from open_pay(ta.id) as open)));
  end if;
  perform set_config('academy.anonymises', 'on', true);
  -- A booking takes the TA of its slot.
  update clinic_slots set ta_id = null where ta_id = ta.id and starts_at > now();
  update clinic_participants set ta_id = null where ta_id = ta.id and status in ('WAITING', 'RESERVED') and starts_at > now();
  delete from ta_wage_types where ta_id = ta.id;
  delete from saved_views where created_by = ta.id;
  delete from files where profile_user_id = ta.id;
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
  update audit_log set before = before - personal, after = after - personal where table_name = 'users' and row_id = ta.id::text;
  perform set_config('academy.anonymises', 'off', true);
end $$;
comment on function anonymise_ta(uuid) is 'Removes who a TA was; work, pay and claims stay, without a name';

-- The list of TAs: sign-in, level and pay of this month in one row.
create view ta_directory as
select tas.id, users.login_id, users.name, choseong(users.name) as name_choseong, users.phone, users.is_active, users.must_change_password,
  tas.is_admin_level, tas.anonymised_at is not null as is_anonymised, terms.payment_type, terms.hourly_wage, terms.monthly_salary,
  (select coalesce(string_agg(hourly_wage_types.name, ', ' order by hourly_wage_types.sequence, hourly_wage_types.name), '')
    from ta_wage_types join hourly_wage_types on hourly_wage_types.id = wage_type_id where ta_id = tas.id) as wage_types,
  tas.created_at
from tas join users on users.id = tas.id
left join lateral (
  select payment_type, hourly_wage, monthly_salary from ta_pay_terms
  where ta_id = tas.id and from_month <= month_of(now()) and coalesce(to_month >= month_of(now()), true)
  order by from_month desc limit 1
) as terms on true;
comment on view ta_directory is '조교 목록: account, level and the pay terms of this month';
comment on column ta_directory.id is 'Key, the user''s';
comment on column ta_directory.login_id is '아이디';
comment on column ta_directory.name is '이름';
comment on column ta_directory.name_choseong is '초성 of the name, for the search';
comment on column ta_directory.phone is '휴대폰, E.164';
comment on column ta_directory.is_active is '활성';
comment on column ta_directory.must_change_password is 'Has a temporary password';
comment on column ta_directory.is_admin_level is '관리자 권한';
comment on column ta_directory.is_anonymised is '익명 처리됨';
comment on column ta_directory.payment_type is '지급 방식 of this month; null for none';
comment on column ta_directory.hourly_wage is '개인 시급, 원';
comment on column ta_directory.monthly_salary is '월급, 원';
comment on column ta_directory.wage_types is '시급 구분: names';
comment on column ta_directory.created_at is 'When it was made';
