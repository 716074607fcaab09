-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Bookings of a slot that hold a seat
CREATE OR REPLACE FUNCTION public.clinic_seats_taken(slot uuid, besides uuid DEFAULT NULL::uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select count(*) from clinic_participants
    where slot_id = slot and id is distinct from besides and status in ('RESERVED', 'ARRIVED', 'DEPARTED'));
end $function$;

-- End of the day: who is still reserved was not there, who still waits is let go; housekeeping calls it
CREATE OR REPLACE FUNCTION public.close_clinic_days()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- A seat given up goes to whoever waits longest, in the same transaction
CREATE OR REPLACE FUNCTION public.follow_clinic_participant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if holds_clinic_seat(old.status) and (tg_op = 'DELETE' or new.slot_id <> old.slot_id or not holds_clinic_seat(new.status)) then
    perform promote_waiting(old.slot_id);
  end if;
  return null;
end $function$;

-- Holds the slot, then checks its time, kind and seats; a bulk load that runs without triggers must bring what this fills in
CREATE OR REPLACE FUNCTION public.guard_clinic_participant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- True of a booking that takes one of the capacity
CREATE OR REPLACE FUNCTION public.holds_clinic_seat(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select status in ('RESERVED', 'ARRIVED', 'DEPARTED')
$function$;

-- Row trigger: the limit of a day binds students, and parents by their links; staff book whom they need. Violates clinic_participants_clinic_limit
CREATE OR REPLACE FUNCTION public.limit_clinic_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  day constant date := (select held_on from clinic_slots where id = new.slot_id);
  most smallint;
begin
  -- One after another for each student: two bookings at once must see each other.
  perform from students where id = new.student_id for no key update;
  select clinic_limit into most from clinic_rules;
  if most < (
    select count(*) from clinic_participants as held join clinic_slots as slot on slot.id = held.slot_id
    where held.student_id = new.student_id and held.reserve_type = 'CLINIC' and slot.held_on = day
      and held.status in ('WAITING', 'RESERVED', 'ARRIVED') and held.ends_at > now()) then
    perform refuse('clinic_participants_clinic_limit', json_build_object('limit', most,
      'name', (select name from users where id = new.student_id)));
  end if;
  return null;
end $function$;

-- Row trigger: the limit binds students, and parents by their links; staff are asked by the command and may exceed it
CREATE OR REPLACE FUNCTION public.limit_counsel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_counsel_limit(new.student_id, new.counsel_type);
  return new;
end $function$;

-- Gives the free seats of a slot that has not ended to the bookings that wait longest
CREATE OR REPLACE FUNCTION public.promote_waiting(slot uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  free bigint;
begin
  perform hold_clinic_slots(slot);
  select capacity - clinic_seats_taken(id) into free from clinic_slots where id = slot and ends_at > now();
  if free > 0 then
    update clinic_participants set status = 'RESERVED', promoted_at = now()
    where id in (
      select id from clinic_participants where slot_id = slot and status = 'WAITING' and is_active_student(student_id)
      order by waiting_number limit free);
    if found then
      perform announce('clinicSlots', 'clinicParticipants');
    end if;
  end if;
end $function$;

-- Refuses one more counsel booking of a type where a student holds as many open ones as the academy allows
CREATE OR REPLACE FUNCTION public.refuse_counsel_limit(student uuid, counsel text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  most smallint;
  held bigint;
begin
  perform refuse_old_snapshots();
  -- One after another for each student: two bookings at once must see each other.
  perform from students where id = student for no key update;
  select counsel_limit into most from clinic_rules;
  select count(*) into held from clinic_participants
  where student_id = student and counsel_type = counsel and status in ('WAITING', 'RESERVED') and ends_at > now();
  if held >= most then
    perform refuse('clinic_participants_counsel_limit', json_build_object('limit', most, 'type', counsel,
      'name', (select name from users where id = student)));
  end if;
end $function$;

-- Row trigger: staff book nobody into a slot of a day that is over. Violates clinic_participants_day_over
CREATE OR REPLACE FUNCTION public.refuse_past_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if session_variable('x-hasura-role') in ('ta', 'manager')
      and exists (select from clinic_slots where id = new.slot_id and held_on < (now() at time zone 'Asia/Seoul')::date) then
    perform refuse('clinic_participants_day_over');
  end if;
  return new;
end $function$;

-- Books a student: answers the booking, or how they stand in that slot already, or nothing where there is no such slot. The guard holds the slot and refuses
CREATE OR REPLACE FUNCTION public.reserve_clinic_seat(slot uuid, kind text, student uuid, waits boolean, counsel text, OUT cancel_until timestamp with time zone, OUT known_status text, OUT name text, OUT id uuid, OUT status text, OUT starts_at timestamp with time zone, OUT ends_at timestamp with time zone, OUT place bigint, OUT todos bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_clinic_participant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  slot clinic_slots;
begin
  if tg_op = 'INSERT' or new.status = old.status then
    return new;
  end if;
  select * into slot from clinic_slots where id = new.slot_id;
  if new.status = 'CANCELLED' then
    -- Without a person nobody is late: the end of the day, and a student who is forgotten.
    if now() > slot.cancel_until and old.status = 'RESERVED' and coalesce(session_variable('x-hasura-role') not in ('ta', 'manager'), false) then
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
end $function$;

CREATE TRIGGER clinic_participants_announce AFTER INSERT OR DELETE OR UPDATE ON clinic_participants FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('clinicParticipants', 'clinicSlotLoads', 'clinicOpenSlots', 'clinicWaitingPlaces', 'clinicTaDays');

CREATE TRIGGER clinic_participants_audit AFTER INSERT OR DELETE OR UPDATE ON clinic_participants FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER clinic_participants_begin BEFORE INSERT ON clinic_participants FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION guard_move('status', '> WAITING RESERVED', 'WAITING >', 'RESERVED >');

CREATE TRIGGER clinic_participants_day_over BEFORE INSERT ON clinic_participants FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION refuse_past_slot();

CREATE TRIGGER clinic_participants_follow AFTER DELETE OR UPDATE OF status, slot_id ON clinic_participants FOR EACH ROW EXECUTE FUNCTION follow_clinic_participant();

CREATE TRIGGER clinic_participants_guard BEFORE INSERT OR UPDATE ON clinic_participants FOR EACH ROW EXECUTE FUNCTION guard_clinic_participant();

CREATE TRIGGER clinic_participants_limit BEFORE INSERT ON clinic_participants FOR EACH ROW WHEN (new.counsel_type IS NOT NULL AND (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'anonymous'::text]))) EXECUTE FUNCTION limit_counsel();

CREATE TRIGGER clinic_participants_limit_day AFTER INSERT ON clinic_participants FOR EACH ROW WHEN (new.reserve_type = 'CLINIC'::text AND (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'anonymous'::text]))) EXECUTE FUNCTION limit_clinic_day();

CREATE TRIGGER clinic_participants_move BEFORE UPDATE OF status ON clinic_participants FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION guard_move('status', 'WAITING > RESERVED CANCELLED', 'RESERVED > ARRIVED CANCELLED NO_SHOW', 'ARRIVED > DEPARTED', 'DEPARTED >', 'CANCELLED >', 'NO_SHOW >');

CREATE TRIGGER clinic_participants_moved_to_past BEFORE UPDATE OF slot_id ON clinic_participants FOR EACH ROW WHEN (new.slot_id <> old.slot_id AND NOT is_undoing()) EXECUTE FUNCTION refuse_past_slot();

CREATE TRIGGER clinic_participants_stamp BEFORE UPDATE OF status ON clinic_participants FOR EACH ROW EXECUTE FUNCTION stamp_clinic_participant();

CREATE TRIGGER clinic_participants_touch BEFORE UPDATE ON clinic_participants FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER clinic_participants_version BEFORE UPDATE ON clinic_participants FOR EACH ROW EXECUTE FUNCTION raise_version();

-- 예약할 수 있는 시간: not closed yet, with its free seats and nobody's name
CREATE VIEW clinic_open_slots AS
 SELECT slot.id,
    slot.reserve_type,
    slot.counsel_type,
    slot.held_on,
    slot.starts_at,
    slot.ends_at,
    slot.room,
    slot.note,
    slot.capacity,
    slot.closes_at,
    slot.cancel_until,
    load.free,
    load.waiting,
    slot.opens_at
   FROM clinic_slots slot
     JOIN clinic_slot_loads load ON load.id = slot.id
  WHERE slot.closes_at > now() AND slot.ends_at > now();

-- 시간별 인원: how many a slot holds and in which state
CREATE VIEW clinic_slot_loads AS
 SELECT slot.id,
    slot.held_on,
    slot.reserve_type,
    slot.capacity,
    load.booked,
    load.waiting,
    load.arrived,
    load.departed,
    load.no_show,
    load.hurried,
    GREATEST(slot.capacity - load.booked, 0) AS free
   FROM clinic_slots slot
     CROSS JOIN LATERAL ( SELECT count(*) FILTER (WHERE clinic_participants.status = ANY (ARRAY['RESERVED'::text, 'ARRIVED'::text, 'DEPARTED'::text]))::integer AS booked,
            count(*) FILTER (WHERE clinic_participants.status = 'WAITING'::text)::integer AS waiting,
            count(*) FILTER (WHERE clinic_participants.status = 'ARRIVED'::text)::integer AS arrived,
            count(*) FILTER (WHERE clinic_participants.status = 'DEPARTED'::text)::integer AS departed,
            count(*) FILTER (WHERE clinic_participants.status = 'NO_SHOW'::text)::integer AS no_show,
            count(*) FILTER (WHERE clinic_participants.is_hurried AND (clinic_participants.status = ANY (ARRAY['RESERVED'::text, 'ARRIVED'::text])))::integer AS hurried
           FROM clinic_participants
          WHERE clinic_participants.slot_id = slot.id) load;

-- 조교 배정: how many bookings each TA has on a day
CREATE VIEW clinic_ta_days AS
 SELECT (slot.held_on || ':'::text) || booking.ta_id AS id,
    booking.ta_id,
    slot.held_on,
    count(*)::integer AS assigned,
    count(*) FILTER (WHERE booking.status = 'ARRIVED'::text)::integer AS arrived,
    count(*) FILTER (WHERE booking.status = 'DEPARTED'::text)::integer AS departed,
    count(*) FILTER (WHERE booking.reserve_type = 'COUNSEL'::text)::integer AS counsels
   FROM clinic_participants booking
     JOIN clinic_slots slot ON slot.id = booking.slot_id
  WHERE booking.ta_id IS NOT NULL AND (booking.status = ANY (ARRAY['RESERVED'::text, 'ARRIVED'::text, 'DEPARTED'::text]))
  GROUP BY booking.ta_id, slot.held_on;

-- 대기 순번: the place of each waiting booking, from 1
CREATE VIEW clinic_waiting_places AS
 SELECT id,
    slot_id,
    student_id,
    (( SELECT count(*) AS count
           FROM clinic_participants other
          WHERE other.slot_id = waiting.slot_id AND other.status = 'WAITING'::text AND other.waiting_number <= waiting.waiting_number))::integer AS place
   FROM clinic_participants waiting
  WHERE status = 'WAITING'::text;
