drop function use_setup_token(text, timestamptz), lacks_first_manager();
drop table setup_tokens;
