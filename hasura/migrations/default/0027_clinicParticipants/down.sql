drop view clinic_ta_days, clinic_waiting_places, clinic_open_slots, clinic_slot_loads;
drop table clinic_participants;
drop function reserve_clinic_seat, close_clinic_days, follow_clinic_participant, stamp_clinic_participant, guard_clinic_participant,
  promote_waiting, clinic_seats_taken, holds_clinic_seat;
