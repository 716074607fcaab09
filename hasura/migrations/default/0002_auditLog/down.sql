drop table audit_log, change_sets;
drop function without_secrets, keep_bulk_records, audit_statement, audit_key, keep_records, refuse_change, audit_row;
