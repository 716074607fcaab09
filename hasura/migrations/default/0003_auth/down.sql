drop table rate_limits, password_resets, refresh_tokens, users;
