-- Phone numbers in lists can be masked; whoever reveals one is kept in the access log.

alter table security_settings add column mask_phones boolean not null default false;
comment on column security_settings.mask_phones is '목록의 전화번호 가리기';

alter table access_log drop constraint access_log_kind_known, drop constraint access_log_one_student;
alter table access_log
  add constraint access_log_kind_known check (kind in ('RECORD', 'LIST', 'EXPORT', 'FILE', 'REPORT_CARD', 'PHONE')),
  add constraint access_log_one_student check (kind not in ('RECORD', 'FILE', 'PHONE') or student_id is not null);
comment on column access_log.kind is
  'RECORD a student''s page, LIST a long list, EXPORT a file of students, FILE a file about a student, REPORT_CARD, PHONE a masked number';
