-- MMS: a text with one picture, which the provider is given once for all who get it.

create table sms_pictures (
  id uuid primary key default uuid_v7(),
  content bytea not null,
  provider_file_id text,
  uploading_until timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_pictures_content_size check (length(content) between 1 and 200000)
);
comment on table sms_pictures is '문자 사진: a JPEG as phones take it; what no text shows is forgotten after a day';
comment on column sms_pictures.content is 'The picture, at most 200 kB';
comment on column sms_pictures.provider_file_id is 'What the provider calls it, once it has it';
comment on column sms_pictures.uploading_until is 'Until when one process alone gives it to the provider';
create index sms_pictures_created_by_index on sms_pictures (created_by);
create index sms_pictures_created_at_index on sms_pictures (created_at);
-- Without the audit trigger, which would copy the picture.
create trigger sms_pictures_touch before update on sms_pictures for each row execute function touch_updated_at();
select comment_on_records('sms_pictures');

create or replace function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then sms_bytes(body) <= 90 when 'ALIMTALK' then length(body) <= 1000 else sms_bytes(body) <= 2000 end
$$;
comment on function fits_sms_channel(text, text) is 'SMS 90 bytes, LMS and MMS 2,000 bytes, 알림톡 1,000 characters';

alter table sms_messages
  add column picture_id uuid references sms_pictures (id),
  drop constraint sms_messages_channel_known,
  add constraint sms_messages_channel_known check (channel in ('SMS', 'LMS', 'MMS', 'ALIMTALK')),
  add constraint sms_messages_picture_of_mms check ((channel = 'MMS') = (picture_id is not null));
comment on column sms_messages.channel is '보내는 길: SMS, LMS, MMS, ALIMTALK';
comment on column sms_messages.picture_id is '사진, MMS only';
create index sms_messages_picture_id_index on sms_messages (picture_id);

drop trigger sms_messages_guard on sms_messages;
create trigger sms_messages_guard before update of send_key, channel, title, body, scheduled_at, quiet_hours_confirmed, kakao_template_id, picture_id or delete
  on sms_messages for each row execute function guard_sms_message();

create function forget_sms_pictures(moment timestamptz) returns void language sql as $$
  delete from sms_pictures where created_at < moment - interval '1 day' and not exists (select from sms_messages where picture_id = sms_pictures.id)
$$;
comment on function forget_sms_pictures(timestamptz) is 'Pictures that were chosen and not sent go after a day; housekeeping calls it';
