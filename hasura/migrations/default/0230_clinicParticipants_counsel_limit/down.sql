drop trigger clinic_participants_limit on clinic_participants;
drop function limit_counsel();
drop function refuse_counsel_limit(uuid, text);
alter table clinic_rules drop column counsel_limit;
