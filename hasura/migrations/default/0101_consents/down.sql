drop view consent_states;
drop trigger students_forget_consents on students;
drop trigger students_forget_birthday on students;
drop trigger sms_recipients_consent on sms_recipients;
drop table consents;
drop function forget_consents, forget_birthday, follow_withdrawal, guard_advertisement, has_consent, guard_consent;
alter table sms_messages drop column is_advertisement;
drop function needs_guardian;
alter table students drop column birth_on;
