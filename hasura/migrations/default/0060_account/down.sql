drop function lacks_second_factor(uuid);
drop function has_second_factor(uuid);
drop table security_events, known_devices, sign_in_challenges, recovery_codes, passkeys, second_factors, security_settings;
drop function guard_security_event();
