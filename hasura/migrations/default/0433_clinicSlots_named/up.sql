create or replace function guard_clinic_slot() returns trigger language plpgsql as $$
declare
  taken bigint;
  names json;
begin
  if tg_op = 'DELETE' then
    select json_agg(users.name order by users.name) into names from clinic_participants as booking join users on users.id = booking.student_id
    where booking.slot_id = old.id and booking.status <> 'CANCELLED';
    if names is not null then
      perform refuse('clinic_slots_in_use', json_build_object('names', names));
    end if;
    return old;
  end if;
  taken := clinic_seats_taken(new.id);
  if new.capacity < taken then
    perform refuse('clinic_slots_capacity_below_booked', json_build_object('booked', taken));
  end if;
  return new;
end $$;
