drop trigger score_attempts_todos on score_attempts;
drop function follow_clinic_status;
drop function resume_clinic_todos;
drop function end_clinic_todos;
alter table clinic_todos drop column ended_from;
