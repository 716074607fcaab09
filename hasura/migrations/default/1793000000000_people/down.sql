drop table audit_log, error_logs, rate_limits, password_resets, refresh_tokens, student_memos, user_tags, tags cascade;
drop view staff;
drop table tas, students, users cascade;
drop function keep_records(text[]), refuse_change(), audit_row(), touch_updated_at(), announce(text[]), choseong(text), session_user_id(), session_variable(text), uuid_v7();
