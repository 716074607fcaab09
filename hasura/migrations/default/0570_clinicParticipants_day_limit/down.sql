drop trigger clinic_participants_limit_day on clinic_participants;
drop function limit_clinic_day();
alter table clinic_rules drop column clinic_limit;
