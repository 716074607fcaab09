-- Staff book late, but not into a day that is over: the night would only call it a no-show.

create function refuse_past_slot() returns trigger language plpgsql as $$
begin
  if session_variable('x-hasura-role') in ('ta', 'manager')
      and exists (select from clinic_slots where id = new.slot_id and held_on < (now() at time zone 'Asia/Seoul')::date) then
    perform refuse('clinic_participants_day_over');
  end if;
  return new;
end $$;
comment on function refuse_past_slot() is 'Row trigger: staff book nobody into a slot of a day that is over. Violates clinic_participants_day_over';
create trigger clinic_participants_day_over before insert on clinic_participants for each row when (not is_undoing()) execute function refuse_past_slot();
create trigger clinic_participants_moved_to_past before update of slot_id on clinic_participants
  for each row when (new.slot_id <> old.slot_id and not is_undoing()) execute function refuse_past_slot();
