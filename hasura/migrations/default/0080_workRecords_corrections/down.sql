drop view work_flags;
drop table work_corrections;
drop function guard_work_correction;
drop trigger work_records_announce_flags on work_records;
drop trigger work_records_name_overlap on work_records;
drop trigger work_records_keep_first on work_records;
drop trigger work_records_own on work_records;
drop function name_overlap;
drop function keep_first_values;
drop function refuse_own_records;
drop function forgotten_at;
alter table work_records
  drop constraint work_records_corrected_keeps_first,
  drop constraint work_records_out_missing_closed,
  drop column in_punch_id,
  drop column out_punch_id,
  drop column first_started_at,
  drop column first_ended_at,
  drop column first_wage_type_id,
  drop column is_out_missing;
