drop function cancel_retention_run, continue_retention_run, retention_run_for_update, begin_retention_run;
drop view retention_candidates;
drop table retention_run_students, retention_runs, retention_settings;
drop function guard_retention_rule;
