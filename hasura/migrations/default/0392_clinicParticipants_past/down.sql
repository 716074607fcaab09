drop trigger clinic_participants_moved_to_past on clinic_participants;
drop trigger clinic_participants_day_over on clinic_participants;
drop function refuse_past_slot();
