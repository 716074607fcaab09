create or replace function promote_waiting(slot uuid) returns void language plpgsql as $$
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

drop trigger clinic_participants_student_stays_active on clinic_participants;
drop trigger clinic_participants_student_active on clinic_participants;
drop function require_active_student();
drop function is_active_student(uuid, timestamptz);
