create or replace function guard_clinic_slot() returns trigger language plpgsql as $$
declare
  taken bigint;
begin
  if tg_op = 'DELETE' then
    if exists (select from clinic_participants where slot_id = old.id and status <> 'CANCELLED') then
      perform refuse('clinic_slots_in_use');
    end if;
    return old;
  end if;
  taken := clinic_seats_taken(new.id);
  if new.capacity < taken then
    perform refuse('clinic_slots_capacity_below_booked', json_build_object('booked', taken));
  end if;
  return new;
end $$;
