drop view error_groups;
drop trigger error_logs_reopen on error_logs;
drop function reopen_error;
drop table error_log_people, error_log_versions;
alter table error_logs
  drop column closed_at, drop column closed_by, drop column closed_note, drop column reopened_at, drop column reopenings;
