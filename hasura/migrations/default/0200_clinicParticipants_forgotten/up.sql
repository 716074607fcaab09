-- A student is forgotten also on the day of a booking that can no longer be cancelled.

create or replace function stamp_clinic_participant() returns trigger language plpgsql as $$
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
end $$;
