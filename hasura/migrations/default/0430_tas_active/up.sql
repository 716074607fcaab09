-- Whether a TA still works here is one question, asked where something that is to come is given to one.

create function is_active_ta(ta uuid) returns boolean language sql stable as $$
  select exists (select from tas join users on users.id = tas.id where tas.id = ta and users.is_active and tas.anonymised_at is null)
$$;
comment on function is_active_ta(uuid) is 'Whether a TA takes slots, bookings and questions: an active account of somebody who is known';

create function require_active_ta() returns trigger language plpgsql as $$
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
end $$;
comment on function require_active_ta() is 'Row trigger: nothing that is to come is given to a TA who left. Violates tas_inactive, board_posts_ta_inactive';

create trigger clinic_slots_ta_active before insert on clinic_slots
  for each row when (new.ta_id is not null and new.ends_at > now()) execute function require_active_ta();
create trigger clinic_slots_ta_stays_active before update of ta_id on clinic_slots
  for each row when (new.ta_id is not null and new.ta_id is distinct from old.ta_id and new.ends_at > now()) execute function require_active_ta();
create trigger clinic_participants_ta_active before insert on clinic_participants
  for each row when (new.ta_id is not null and new.status in ('WAITING', 'RESERVED') and new.ends_at > now()) execute function require_active_ta();
create trigger clinic_participants_ta_stays_active before update of ta_id on clinic_participants
  for each row when (new.ta_id is not null and new.ta_id is distinct from old.ta_id and new.status in ('WAITING', 'RESERVED') and new.ends_at > now())
  execute function require_active_ta();
create trigger board_posts_ta_active before insert on board_posts
  for each row when (new.assigned_ta_id is not null) execute function require_active_ta();
create trigger board_posts_ta_stays_active before update of assigned_ta_id on board_posts
  for each row when (new.assigned_ta_id is not null and new.assigned_ta_id is distinct from old.assigned_ta_id) execute function require_active_ta();

-- Of a TA who is no longer known there is no account either.
create trigger ta_bank_accounts_former before insert or update on ta_bank_accounts for each row execute function refuse_former_ta();
create trigger work_corrections_former before insert on work_corrections for each row execute function refuse_former_ta();

create function keep_former_ta() returns trigger language plpgsql as $$
begin
  perform refuse('tas_anonymised');
end $$;
comment on function keep_former_ta() is 'Row trigger: nothing is given to a TA who is no longer known, and nothing is taken away';
create trigger tas_former before update on tas for each row when (old.anonymised_at is not null) execute function keep_former_ta();

delete from ta_bank_accounts where ta_id in (select id from tas where anonymised_at is not null);

create or replace function anonymise_ta(wanted_ta uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ta tas;
  account constant text[] := array['bank', 'account_number', 'account_name'];
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
  update audit_log set before = before - personal, after = after - personal where table_name = 'users' and row_id = ta.id::text;
  update audit_log set before = before - account, after = after - account where table_name = 'ta_bank_accounts' and coalesce(after, before) ->> 'ta_id' = ta.id::text;
  perform set_config('academy.anonymises', 'off', true);
end $$;

create or replace function guard_clinic_participant() returns trigger language plpgsql as $$
declare
  slot clinic_slots;
  by_staff constant boolean := coalesce(session_variable('x-hasura-role') in ('ta', 'manager'), false);
  enters constant boolean := tg_op = 'INSERT' or new.slot_id <> old.slot_id;
  is_full boolean;
begin
  if tg_op = 'UPDATE' and (new.slot_id, new.student_id, new.status, new.counsel_type, new.starts_at, new.ends_at)
      is not distinct from (old.slot_id, old.student_id, old.status, old.counsel_type, old.starts_at, old.ends_at) then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.student_id <> old.student_id then
    perform refuse('clinic_participants_student_fixed');
  end if;
  perform refuse_old_snapshots();
  if tg_op = 'UPDATE' then
    perform hold_clinic_slots(new.slot_id, old.slot_id);
  end if;
  select * into slot from clinic_slots where id = new.slot_id for no key update;
  if not found then
    perform refuse('clinic_participants_slot_unknown', state => '23503');
  end if;

  if enters then
    if not by_staff and now() > slot.closes_at then
      perform refuse('clinic_participants_closed', json_build_object('closesAt', slot.closes_at));
    end if;
    if not by_staff and now() < slot.opens_at then
      perform refuse('clinic_participants_not_open', json_build_object('opensAt', slot.opens_at));
    end if;
    if tg_op = 'UPDATE' and slot.reserve_type <> old.reserve_type then
      perform refuse('clinic_participants_kind_fixed');
    end if;
    new.reserve_type := slot.reserve_type;
    new.counsel_type := case when slot.reserve_type = 'COUNSEL' then coalesce(new.counsel_type, slot.counsel_type) end;
    new.starts_at := case when tg_op = 'UPDATE' and new.starts_at = old.starts_at then slot.starts_at else coalesce(new.starts_at, slot.starts_at) end;
    new.ends_at := case when tg_op = 'UPDATE' and new.ends_at = old.ends_at then slot.ends_at else coalesce(new.ends_at, slot.ends_at) end;
    new.waiting_number := null;
  end if;
  if new.counsel_type <> slot.counsel_type then
    perform refuse('clinic_participants_counsel_type_of_slot');
  end if;
  if new.status not in ('CANCELLED', 'NO_SHOW') and (new.starts_at < slot.starts_at or new.ends_at > slot.ends_at) then
    perform refuse('clinic_participants_time_within_slot', json_build_object('startsAt', slot.starts_at, 'endsAt', slot.ends_at));
  end if;

  -- A seat may have become free since the request to wait.
  if enters or (holds_clinic_seat(new.status) and not holds_clinic_seat(old.status)) then
    is_full := clinic_seats_taken(new.slot_id, new.id) >= slot.capacity;
  end if;
  if new.status = 'WAITING' and enters and not is_full then
    new.status := 'RESERVED';
  end if;
  if holds_clinic_seat(new.status) and is_full is not null then
    if is_full then
      perform refuse('clinic_participants_capacity', json_build_object('capacity', slot.capacity));
    end if;
    -- Nobody is given to a TA who left.
    if not is_active_ta(slot.ta_id) then
      slot.ta_id := null;
    end if;
    new.ta_id := case tg_op when 'INSERT' then coalesce(new.ta_id, slot.ta_id) else coalesce(slot.ta_id, new.ta_id) end;
  end if;
  if new.status = 'WAITING' then
    new.waiting_number := coalesce(new.waiting_number,
      (select coalesce(max(waiting_number), 0) + 1 from clinic_participants where slot_id = new.slot_id and status = 'WAITING'));
  else
    new.waiting_number := null;
  end if;
  return new;
end $$;
