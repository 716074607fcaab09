drop function reserve_clinic_seat(uuid, text, uuid, boolean, text);

create or replace function hold_clinic_slots(variadic slot_ids uuid[]) returns void language plpgsql as $$
begin
  perform from clinic_slots where id = any (slot_ids) order by id for no key update;
  -- Written, not only locked: a transaction with an older snapshot fails (40001) where it would count old bookings.
  update clinic_slots set updated_at = now() where id = any (slot_ids);
end $$;

create or replace function guard_move() returns trigger language plpgsql as $$
declare
  state constant text := to_jsonb(new) ->> tg_argv[0];
  former constant text := case tg_op when 'INSERT' then '' else to_jsonb(old) ->> tg_argv[0] end;
  parts text[];
  labels jsonb := '{}';
  allowed text[];
begin
  if state is not distinct from former then
    return new;
  end if;
  for place in 1 .. tg_nargs - 1 loop
    parts := regexp_match(tg_argv[place], '^\s*(\w*)\s*(.*?)\s*>\s*(.*?)\s*$');
    labels := labels || jsonb_build_object(parts[1], coalesce(nullif(parts[2], ''), parts[1]));
    if parts[1] = former then
      allowed := array_remove(regexp_split_to_array(parts[3], '\s+'), '');
    end if;
  end loop;
  -- An insert is free where no first states are named.
  if state = any (allowed) or (tg_op = 'INSERT' and allowed is null) then
    return new;
  end if;
  raise exception '%', format(case tg_op when 'INSERT' then '처음부터 ''%2$s''일 수는 없습니다. %3$s' else '''%s''에서 ''%s''(으)로는 바꿀 수 없습니다. %s' end,
      coalesce(labels ->> former, former, '없음'), coalesce(labels ->> state, state, '없음'),
      case when coalesce(cardinality(allowed), 0) = 0 then '더 바꿀 수 있는 상태가 없습니다.'
        else '가능한 상태: ' || (select string_agg(coalesce(labels ->> it, it), ', ') from unnest(allowed) as it) end)
    using errcode = '23514', constraint = tg_table_name || '_' || tg_argv[0] || '_move';
end $$;

create or replace function guard_clinic_participant() returns trigger language plpgsql as $$
declare
  slot clinic_slots;
  by_staff constant boolean := coalesce(session_variable('x-hasura-role') in ('ta', 'manager'), false);
  enters constant boolean := tg_op = 'INSERT' or new.slot_id <> old.slot_id;
begin
  if tg_op = 'UPDATE' and (new.slot_id, new.student_id, new.status, new.counsel_type, new.starts_at, new.ends_at)
      is not distinct from (old.slot_id, old.student_id, old.status, old.counsel_type, old.starts_at, old.ends_at) then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.student_id <> old.student_id then
    raise exception '예약의 학생은 바꿀 수 없습니다. 새로 예약해 주세요.' using errcode = '23514', constraint = 'clinic_participants_student_fixed';
  end if;
  perform hold_clinic_slots(new.slot_id, case tg_op when 'UPDATE' then old.slot_id end);
  select * into slot from clinic_slots where id = new.slot_id;
  if not found then
    raise exception '없는 시간입니다.' using errcode = '23503', constraint = 'clinic_participants_slot_fkey';
  end if;

  if enters then
    if not by_staff and now() > slot.closes_at then
      raise exception '예약은 %까지였습니다. 데스크에 문의해 주세요.', to_char(slot.closes_at at time zone 'Asia/Seoul', 'FMMM월 FMDD일 HH24:MI')
        using errcode = '23514', constraint = 'clinic_participants_closed';
    end if;
    if not by_staff and now() < slot.opens_at then
      raise exception '예약은 %부터입니다.', to_char(slot.opens_at at time zone 'Asia/Seoul', 'FMMM월 FMDD일 HH24:MI')
        using errcode = '23514', constraint = 'clinic_participants_not_open';
    end if;
    if tg_op = 'UPDATE' and slot.reserve_type <> old.reserve_type then
      raise exception '클리닉과 상담 사이로는 옮길 수 없습니다. 새로 예약해 주세요.' using errcode = '23514', constraint = 'clinic_participants_kind_fixed';
    end if;
    new.reserve_type := slot.reserve_type;
    new.counsel_type := case when slot.reserve_type = 'COUNSEL' then coalesce(new.counsel_type, slot.counsel_type) end;
    new.starts_at := case when tg_op = 'UPDATE' and new.starts_at = old.starts_at then slot.starts_at else coalesce(new.starts_at, slot.starts_at) end;
    new.ends_at := case when tg_op = 'UPDATE' and new.ends_at = old.ends_at then slot.ends_at else coalesce(new.ends_at, slot.ends_at) end;
    new.waiting_number := null;
  end if;
  if new.counsel_type <> slot.counsel_type then
    raise exception '이 시간에는 다른 종류의 상담을 받습니다.' using errcode = '23514', constraint = 'clinic_participants_counsel_type_of_slot';
  end if;
  if new.status not in ('CANCELLED', 'NO_SHOW') and (new.starts_at < slot.starts_at or new.ends_at > slot.ends_at) then
    raise exception '시간은 %–% 안에서 정해 주세요.', to_char(slot.starts_at at time zone 'Asia/Seoul', 'HH24:MI'), to_char(slot.ends_at at time zone 'Asia/Seoul', 'HH24:MI')
      using errcode = '23514', constraint = 'clinic_participants_time_within_slot';
  end if;

  -- A seat may have come free since they asked to wait for one.
  if new.status = 'WAITING' and enters and clinic_seats_taken(new.slot_id, new.id) < slot.capacity then
    new.status := 'RESERVED';
  end if;
  if holds_clinic_seat(new.status) and (enters or not holds_clinic_seat(old.status)) then
    if clinic_seats_taken(new.slot_id, new.id) >= slot.capacity then
      raise exception '정원 %명이 모두 찼습니다. 대기를 신청하거나 다른 시간을 골라 주세요.', slot.capacity
        using errcode = '23514', constraint = 'clinic_participants_capacity';
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

create or replace function announce(variadic roots text[]) returns void language sql as $$
  select pg_notify('refresh', json_build_object('roots', roots, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text)
$$;

create or replace function clinic_seats_taken(slot uuid, besides uuid default null) returns bigint language sql stable as $$
  select count(*) from clinic_participants
  where slot_id = slot and id is distinct from besides and status in ('RESERVED', 'ARRIVED', 'DEPARTED')
$$;

create or replace function hold_clinic_todos(student uuid) returns void language sql as $$
  select from students where id = student for no key update
$$;

drop function refuse_old_snapshots();
