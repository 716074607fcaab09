drop table error_logs;
