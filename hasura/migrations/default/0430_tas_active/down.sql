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
create or replace function anonymise_ta(wanted_ta uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
drop function keep_former_ta() cascade;
drop trigger work_corrections_former on work_corrections;
drop trigger ta_bank_accounts_former on ta_bank_accounts;
drop function require_active_ta() cascade;
drop function is_active_ta(uuid);
