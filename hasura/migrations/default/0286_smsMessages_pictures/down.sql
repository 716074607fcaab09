drop function forget_sms_pictures(timestamptz);
drop trigger sms_messages_guard on sms_messages;
create trigger sms_messages_guard before update of send_key, channel, title, body, scheduled_at, quiet_hours_confirmed, kakao_template_id or delete on sms_messages
  for each row execute function guard_sms_message();
alter table sms_messages
  drop column picture_id,
  drop constraint sms_messages_channel_known,
  add constraint sms_messages_channel_known check (channel in ('SMS', 'LMS', 'ALIMTALK'));
create or replace function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then sms_bytes(body) <= 90 when 'LMS' then sms_bytes(body) <= 2000 else length(body) <= 1000 end
$$;
drop table sms_pictures;
