drop table clinic_rules, clinic_slots;
drop function follow_clinic_slot, guard_clinic_slot, hold_clinic_slots;
