drop view sms_results;
drop table sms_recipients, sms_messages;
drop function guard_sms_recipient, guard_sms_message, fits_sms_channel, is_quiet_hour, sms_bytes;
