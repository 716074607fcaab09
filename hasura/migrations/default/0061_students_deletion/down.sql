drop trigger users_return on users;
drop trigger tas_powers on tas;
drop trigger students_forget_schedule on students;
drop trigger users_temporary_password on users;
drop function guard_return, guard_powers, forget_schedule, keep_student, schedule_anonymisation, guard_temporary_password, require_power, has_power;
alter table students drop column anonymises_at, drop column was_active;
alter table security_settings drop column anonymise_after_days;
alter table tas drop column may_anonymise, drop column may_issue_passwords;
