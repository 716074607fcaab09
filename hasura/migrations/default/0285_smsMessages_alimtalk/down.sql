drop trigger sms_messages_guard on sms_messages;
create trigger sms_messages_guard before update of send_key, channel, title, body, scheduled_at, quiet_hours_confirmed or delete on sms_messages
  for each row execute function guard_sms_message();
alter table sms_recipients drop column variables, drop column went_by;
alter table sms_messages drop column kakao_template_id;
alter table push_alert_templates drop column kakao_template_id;
