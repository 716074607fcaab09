alter table access_log disable trigger access_log_append_only;
delete from access_log where kind = 'PHONE';
alter table access_log enable trigger access_log_append_only;
alter table access_log drop constraint access_log_kind_known, drop constraint access_log_one_student;
alter table access_log
  add constraint access_log_kind_known check (kind in ('RECORD', 'LIST', 'EXPORT', 'FILE', 'REPORT_CARD')),
  add constraint access_log_one_student check (kind not in ('RECORD', 'FILE') or student_id is not null);
comment on column access_log.kind is 'RECORD a student''s page, LIST a long list, EXPORT a file of students, FILE a file about a student, REPORT_CARD';
alter table security_settings drop column mask_phones;
