-- Clinic participants: bookings of a slot, and the waiting list.

create table clinic_participants (
  id uuid primary key default uuid_v7(),
  slot_id uuid not null,
  reserve_type text not null,
  student_id uuid not null references students (id),
  status text not null default 'RESERVED',
  counsel_type text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  waiting_number integer,
  ta_id uuid references tas (id),
  is_hurried boolean not null default false,
  memo text not null default '',
  promoted_at timestamptz,
  arrived_at timestamptz,
  departed_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clinic_participants_slot_fkey foreign key (slot_id, reserve_type) references clinic_slots (id, reserve_type) on delete cascade,
  constraint clinic_participants_status_known check (status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW')),
  constraint clinic_participants_counsel_type_known check (counsel_type in ('STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT')),
  constraint clinic_participants_counsel_type_of_counsel check ((reserve_type = 'COUNSEL') = (counsel_type is not null)),
  constraint clinic_participants_time_forward check (ends_at > starts_at),
  constraint clinic_participants_waiting_numbered check ((status = 'WAITING') = (waiting_number is not null)),
  constraint clinic_participants_arrival_stamped check ((status in ('ARRIVED', 'DEPARTED')) = (arrived_at is not null)),
  constraint clinic_participants_departure_stamped check ((status = 'DEPARTED') = (departed_at is not null)),
  constraint clinic_participants_cancel_stamped check ((status = 'CANCELLED') = (cancelled_at is not null)),
  constraint clinic_participants_departure_after_arrival check (departed_at >= arrived_at),
  constraint clinic_participants_memo_length check (length(memo) <= 500),
  constraint clinic_participants_no_overlap exclude using gist (student_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')),
  -- In a clinic one TA goes from desk to desk, between rooms and slots too; a counsellor sits with one booking at a time.
  constraint clinic_participants_one_counsel exclude using gist (ta_id with =, slot_id with <>, tstzrange(starts_at, ends_at) with &&)
    where (reserve_type = 'COUNSEL' and status in ('RESERVED', 'ARRIVED', 'DEPARTED')),
  constraint clinic_participants_student_of_key unique (id, student_id)
);
comment on table clinic_participants is '클리닉·상담 예약: a student in a slot';
comment on column clinic_participants.slot_id is '시간';
comment on column clinic_participants.reserve_type is 'Of the slot; a trigger fills it';
comment on column clinic_participants.student_id is '학생';
comment on column clinic_participants.status is
  'WAITING 대기, RESERVED 예약, ARRIVED 도착, DEPARTED 귀가, CANCELLED 취소, NO_SHOW 불참; RESERVED, ARRIVED and DEPARTED hold a seat';
comment on column clinic_participants.counsel_type is '상담 종류: STUDY 학습, SCORES 성적, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null in a clinic';
comment on column clinic_participants.starts_at is '시작: the slot''s unless agreed otherwise, always within it';
comment on column clinic_participants.ends_at is '끝: the slot''s unless agreed otherwise, always within it';
comment on column clinic_participants.waiting_number is '대기 순서: rises within the slot, with gaps; clinic_waiting_places counts the place';
comment on column clinic_participants.ta_id is '담당 조교';
comment on column clinic_participants.is_hurried is '급함: staff see them first';
comment on column clinic_participants.memo is '메모: staff only';
comment on column clinic_participants.promoted_at is 'When a cancellation gave the seat to this waiting booking; its message is sent once by the key clinic-promotion:<id>';
comment on column clinic_participants.arrived_at is '도착 시각';
comment on column clinic_participants.departed_at is '귀가 시각';
comment on column clinic_participants.cancelled_at is '취소 시각';
create index clinic_participants_slot_index on clinic_participants (slot_id, reserve_type, status);
create unique index clinic_participants_student_key on clinic_participants (slot_id, student_id)
  where status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED');
create unique index clinic_participants_waiting_key on clinic_participants (slot_id, waiting_number) where status = 'WAITING';
create index clinic_participants_student_index on clinic_participants (student_id, starts_at);
create index clinic_participants_ta_index on clinic_participants (ta_id, starts_at);
create index clinic_participants_promoted_index on clinic_participants (promoted_at) where promoted_at is not null;
create index clinic_participants_created_by_index on clinic_participants (created_by);

create function holds_clinic_seat(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('RESERVED', 'ARRIVED', 'DEPARTED')
$$;
comment on function holds_clinic_seat(text) is 'True of a booking that takes one of the capacity';

create function clinic_seats_taken(slot uuid, besides uuid default null) returns bigint language plpgsql stable as $$
begin
  return (
    select count(*) from clinic_participants
    where slot_id = slot and id is distinct from besides and status in ('RESERVED', 'ARRIVED', 'DEPARTED'));
end $$;
comment on function clinic_seats_taken(uuid, uuid) is 'Bookings of a slot that hold a seat';

create function promote_waiting(slot uuid) returns void language plpgsql as $$
declare
  free bigint;
begin
  perform hold_clinic_slots(slot);
  select capacity - clinic_seats_taken(id) into free from clinic_slots where id = slot and ends_at > now();
  if free > 0 then
    update clinic_participants set status = 'RESERVED', promoted_at = now()
    where id in (select id from clinic_participants where slot_id = slot and status = 'WAITING' order by waiting_number limit free);
    if found then
      perform announce('clinicSlots', 'clinicParticipants');
    end if;
  end if;
end $$;
comment on function promote_waiting(uuid) is 'Gives the free seats of a slot that has not ended to the bookings that wait longest';

create function guard_clinic_participant() returns trigger language plpgsql as $$
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
comment on function guard_clinic_participant() is
  'Holds the slot, then checks its time, kind and seats; a bulk load that runs without triggers must bring what this fills in';
create trigger clinic_participants_guard before insert or update on clinic_participants for each row execute function guard_clinic_participant();

create function stamp_clinic_participant() returns trigger language plpgsql as $$
declare
  slot clinic_slots;
begin
  if tg_op = 'INSERT' or new.status = old.status then
    return new;
  end if;
  select * into slot from clinic_slots where id = new.slot_id;
  if new.status = 'CANCELLED' then
    if now() > slot.cancel_until and old.status = 'RESERVED' and not coalesce(session_variable('x-hasura-role') in ('ta', 'manager'), false) then
      perform refuse('clinic_participants_cancel_late', json_build_object('cancelUntil', slot.cancel_until));
    end if;
    new.cancelled_at := now();
  elsif new.status = 'ARRIVED' then
    if (now() at time zone 'Asia/Seoul')::date < slot.held_on then
      perform refuse('clinic_participants_arrival_early');
    end if;
    new.arrived_at := coalesce(new.arrived_at, now());
  elsif new.status = 'DEPARTED' then
    new.departed_at := coalesce(new.departed_at, now());
  elsif new.status = 'NO_SHOW' and now() < new.ends_at then
    perform refuse('clinic_participants_no_show_early');
  end if;
  return new;
end $$;
-- Runs after the guard and the move: triggers fire in order of their names.
create trigger clinic_participants_stamp before update of status on clinic_participants for each row execute function stamp_clinic_participant();
create trigger clinic_participants_version before update on clinic_participants for each row execute function raise_version();

create function follow_clinic_participant() returns trigger language plpgsql as $$
begin
  if holds_clinic_seat(old.status) and (tg_op = 'DELETE' or new.slot_id <> old.slot_id or not holds_clinic_seat(new.status)) then
    perform promote_waiting(old.slot_id);
  end if;
  return null;
end $$;
comment on function follow_clinic_participant() is 'A seat given up goes to whoever waits longest, in the same transaction';
create trigger clinic_participants_follow after update of status, slot_id or delete on clinic_participants
  for each row execute function follow_clinic_participant();

create function close_clinic_days() returns bigint language plpgsql as $$
declare
  closed bigint;
begin
  update clinic_participants set status = case status when 'WAITING' then 'CANCELLED' else 'NO_SHOW' end
  from clinic_slots as slot
  where slot.id = clinic_participants.slot_id and clinic_participants.status in ('WAITING', 'RESERVED')
    and slot.held_on < (now() at time zone 'Asia/Seoul')::date;
  get diagnostics closed = row_count;
  if closed > 0 then
    perform announce('clinicParticipants');
  end if;
  return closed;
end $$;
comment on function close_clinic_days() is 'End of the day: who is still reserved was not there, who still waits is let go; housekeeping calls it';

create trigger clinic_participants_move before update of status on clinic_participants for each row
  when (not is_undoing()) execute function guard_move('status',
  'WAITING > RESERVED CANCELLED', 'RESERVED > ARRIVED CANCELLED NO_SHOW', 'ARRIVED > DEPARTED',
  'DEPARTED >', 'CANCELLED >', 'NO_SHOW >');
create trigger clinic_participants_begin before insert on clinic_participants for each row
  when (not is_undoing()) execute function guard_move('status', '> WAITING RESERVED', 'WAITING >', 'RESERVED >');
create trigger clinic_participants_announce after insert or update or delete on clinic_participants
  for each statement execute function announce_roots('clinicParticipants', 'clinicSlotLoads', 'clinicOpenSlots', 'clinicWaitingPlaces', 'clinicTaDays');

create function reserve_clinic_seat(slot uuid, kind text, student uuid, waits boolean, counsel text,
  out cancel_until timestamptz, out known_status text, out name text,
  out id uuid, out status text, out starts_at timestamptz, out ends_at timestamptz, out place bigint, out todos bigint
) language plpgsql as $$
begin
  select found.cancel_until into cancel_until from clinic_slots as found where found.id = slot and found.reserve_type = kind;
  if not found then
    return;
  end if;
  select booking.status, users.name into known_status, name from clinic_participants as booking join users on users.id = booking.student_id
  where booking.slot_id = slot and booking.student_id = student and booking.status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED');
  if found then
    return;
  end if;
  insert into clinic_participants as made (slot_id, student_id, status, counsel_type)
  values (slot, student, case when waits then 'WAITING' else 'RESERVED' end, counsel)
  returning made.id, made.status, made.starts_at, made.ends_at into id, status, starts_at, ends_at;
  if status = 'WAITING' then
    select waiting.place into place from clinic_waiting_places as waiting where waiting.id = reserve_clinic_seat.id;
  end if;
  select count(*) into todos from clinic_todos where participant_id = reserve_clinic_seat.id;
end $$;
comment on function reserve_clinic_seat(uuid, text, uuid, boolean, text) is
  'Books a student: answers the booking, or how they stand in that slot already, or nothing where there is no such slot. The guard holds the slot and refuses';

create view clinic_slot_loads as
  select slot.id, slot.held_on, slot.reserve_type, slot.capacity, load.booked, load.waiting, load.arrived, load.departed, load.no_show, load.hurried,
    greatest(slot.capacity - load.booked, 0) as free
  from clinic_slots as slot cross join lateral (
    select
      (count(*) filter (where status in ('RESERVED', 'ARRIVED', 'DEPARTED')))::integer as booked,
      (count(*) filter (where status = 'WAITING'))::integer as waiting,
      (count(*) filter (where status = 'ARRIVED'))::integer as arrived,
      (count(*) filter (where status = 'DEPARTED'))::integer as departed,
      (count(*) filter (where status = 'NO_SHOW'))::integer as no_show,
      (count(*) filter (where is_hurried and status in ('RESERVED', 'ARRIVED')))::integer as hurried
    from clinic_participants where slot_id = slot.id
  ) as load;
comment on view clinic_slot_loads is '시간별 인원: how many a slot holds and in which state';
comment on column clinic_slot_loads.id is 'Of the slot';
comment on column clinic_slot_loads.held_on is '날짜, Asia/Seoul';
comment on column clinic_slot_loads.reserve_type is 'CLINIC 클리닉, COUNSEL 상담';
comment on column clinic_slot_loads.capacity is '정원';
comment on column clinic_slot_loads.booked is '자리를 가진 예약: reserved, arrived or departed';
comment on column clinic_slot_loads.waiting is '대기';
comment on column clinic_slot_loads.arrived is '와 있는 학생';
comment on column clinic_slot_loads.departed is '귀가한 학생';
comment on column clinic_slot_loads.no_show is '불참';
comment on column clinic_slot_loads.hurried is '급한 학생, still to come or here';
comment on column clinic_slot_loads.free is '빈자리';

create view clinic_open_slots as
  select slot.id, slot.reserve_type, slot.counsel_type, slot.held_on, slot.starts_at, slot.ends_at, slot.room, slot.note, slot.capacity,
    slot.closes_at, slot.cancel_until, load.free, load.waiting, slot.opens_at
  from clinic_slots as slot join clinic_slot_loads as load on load.id = slot.id
  where slot.closes_at > now() and slot.ends_at > now();
comment on view clinic_open_slots is '예약할 수 있는 시간: not closed yet, with its free seats and nobody''s name';
comment on column clinic_open_slots.id is 'Of the slot';
comment on column clinic_open_slots.reserve_type is 'CLINIC 클리닉, COUNSEL 상담';
comment on column clinic_open_slots.counsel_type is '상담 종류; null for any';
comment on column clinic_open_slots.held_on is '날짜, Asia/Seoul';
comment on column clinic_open_slots.starts_at is '시작';
comment on column clinic_open_slots.ends_at is '끝';
comment on column clinic_open_slots.room is '장소';
comment on column clinic_open_slots.note is '안내';
comment on column clinic_open_slots.capacity is '정원';
comment on column clinic_open_slots.closes_at is '예약 마감';
comment on column clinic_open_slots.cancel_until is '취소 기한';
comment on column clinic_open_slots.free is '빈자리';
comment on column clinic_open_slots.waiting is '대기하는 학생 수';
comment on column clinic_open_slots.opens_at is '예약 시작; null for at once';

create view clinic_waiting_places as
  select waiting.id, waiting.slot_id, waiting.student_id,
    (select count(*) from clinic_participants as other
      where other.slot_id = waiting.slot_id and other.status = 'WAITING' and other.waiting_number <= waiting.waiting_number)::integer as place
  from clinic_participants as waiting where waiting.status = 'WAITING';
comment on view clinic_waiting_places is '대기 순번: the place of each waiting booking, from 1';
comment on column clinic_waiting_places.id is 'Of the booking';
comment on column clinic_waiting_places.slot_id is '시간';
comment on column clinic_waiting_places.student_id is '학생';
comment on column clinic_waiting_places.place is '몇 번째, from 1';

create view clinic_ta_days as
  select slot.held_on || ':' || booking.ta_id as id, booking.ta_id, slot.held_on,
    (count(*))::integer as assigned,
    (count(*) filter (where booking.status = 'ARRIVED'))::integer as arrived,
    (count(*) filter (where booking.status = 'DEPARTED'))::integer as departed,
    (count(*) filter (where booking.reserve_type = 'COUNSEL'))::integer as counsels
  from clinic_participants as booking join clinic_slots as slot on slot.id = booking.slot_id
  where booking.ta_id is not null and booking.status in ('RESERVED', 'ARRIVED', 'DEPARTED')
  group by booking.ta_id, slot.held_on;
comment on view clinic_ta_days is '조교 배정: how many bookings each TA has on a day';
comment on column clinic_ta_days.id is 'Day and TA';
comment on column clinic_ta_days.ta_id is '조교';
comment on column clinic_ta_days.held_on is '날짜, Asia/Seoul';
comment on column clinic_ta_days.assigned is '맡은 예약';
comment on column clinic_ta_days.arrived is '지금 와 있는 학생';
comment on column clinic_ta_days.departed is '귀가한 학생';
comment on column clinic_ta_days.counsels is '그중 상담';

select keep_records('clinic_participants');
select comment_records('clinic_participants');
