drop view clinic_ta_days, clinic_waiting_places, clinic_open_slots, clinic_slot_loads;
drop table clinic_todos, clinic_participants, clinic_slots cascade;
drop function settle_booking_scores(), follow_clinic_todo(), settle_reservations(uuid), guard_clinic_todo(), close_clinic_days(), follow_clinic_participant(), stamp_clinic_participant(), guard_clinic_participant(),
  follow_clinic_slot(), guard_clinic_slot(), promote_waiting(uuid), clinic_seats_taken(uuid, uuid), hold_clinic_slots(uuid[]), holds_clinic_seat(text),
  comment_records(text[]), announce_roots();
