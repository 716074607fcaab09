-- SMS messages: texts, recipients and delivery results.

create function sms_bytes(body text) returns integer language sql immutable parallel safe as $$
  select length(body) + length(regexp_replace(body, '[\x01-\x7f]', '', 'g'))
$$;
comment on function sms_bytes(text) is 'Length of a message in EUC-KR bytes, as carriers count: Hangul and symbols 2, ASCII 1';

create function is_quiet_hour(moment timestamptz) returns boolean language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Seoul')::time < '08:00' or (moment at time zone 'Asia/Seoul')::time >= '21:00'
$$;
comment on function is_quiet_hour(timestamptz) is 'True from 21:00 to 08:00 in Seoul, when nothing is sent unless confirmed';

create function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then sms_bytes(body) <= 90 when 'LMS' then sms_bytes(body) <= 2000 else length(body) <= 1000 end
$$;
comment on function fits_sms_channel(text, text) is 'SMS 90 bytes, LMS 2,000 bytes, 알림톡 1,000 characters';

create table sms_messages (
  id uuid primary key default uuid_v7(),
  send_key text not null,
  channel text not null,
  title text not null default '',
  body text not null,
  byte_length integer not null generated always as (sms_bytes(body)) stored,
  template_id uuid references push_alert_templates (id) on delete set null,
  scheduled_at timestamptz not null default now(),
  quiet_hours_confirmed boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_messages_channel_key unique (id, channel),
  constraint sms_messages_send_key_key unique (send_key),
  constraint sms_messages_send_key_form check (length(send_key) between 8 and 200),
  constraint sms_messages_channel_known check (channel in ('SMS', 'LMS', 'ALIMTALK')),
  constraint sms_messages_title_of_lms check (title = '' or (channel = 'LMS' and sms_bytes(title) <= 40)),
  constraint sms_messages_body_form check (body <> '' and body is nfc normalized),
  constraint sms_messages_body_fits check (fits_sms_channel(channel, body)),
  constraint sms_messages_quiet_hours check (quiet_hours_confirmed or not is_quiet_hour(scheduled_at))
);
comment on table sms_messages is '문자: a text and when it goes out; who gets it stands in sms_recipients';
comment on column sms_messages.send_key is 'Names the sending: a retry with the same key writes nothing, so nothing is sent twice';
comment on column sms_messages.channel is '보내는 길: SMS, LMS, ALIMTALK';
comment on column sms_messages.title is '제목, LMS only, ≤ 40 bytes';
comment on column sms_messages.body is '본문 as written, NFC, with #{변수} where each recipient gets their own';
comment on column sms_messages.byte_length is 'EUC-KR bytes of the body';
comment on column sms_messages.template_id is '알림 템플릿 it came from';
comment on column sms_messages.scheduled_at is '보낼 시각; the time of writing for at once';
comment on column sms_messages.quiet_hours_confirmed is '야간 발송 확인: may go out between 21:00 and 08:00';
create index sms_messages_scheduled_at_index on sms_messages (scheduled_at);
create index sms_messages_template_id_index on sms_messages (template_id);
create index sms_messages_created_by_index on sms_messages (created_by);
create index sms_messages_created_at_index on sms_messages (created_at);

create table sms_recipients (
  id uuid primary key default uuid_v7(),
  message_id uuid not null,
  channel text not null,
  student_id uuid references students (id) on delete set null,
  addressee text not null default 'STUDENT',
  name text not null default '',
  phone text not null,
  body text not null,
  byte_length integer not null generated always as (sms_bytes(body)) stored,
  status text not null default 'QUEUED',
  provider_id text,
  failure_code text,
  sent_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_recipients_message_fkey foreign key (message_id, channel) references sms_messages (id, channel) on delete cascade,
  constraint sms_recipients_phone_key unique (message_id, phone),
  constraint sms_recipients_provider_key unique (provider_id),
  constraint sms_recipients_addressee_known check (addressee in ('STUDENT', 'PARENT', 'OTHER')),
  constraint sms_recipients_name_length check (length(name) <= 50),
  constraint sms_recipients_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint sms_recipients_body_form check (body <> '' and body is nfc normalized and body !~ '#\{[^}]*\}'),
  constraint sms_recipients_body_fits check (fits_sms_channel(channel, body)),
  constraint sms_recipients_status_known check (status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED')),
  constraint sms_recipients_sent_stamped check (
    case status when 'QUEUED' then sent_at is null when 'FAILED' then true else sent_at is not null end),
  constraint sms_recipients_delivery_stamped check ((status = 'DELIVERED') = (delivered_at is not null)),
  constraint sms_recipients_failure_coded check ((status = 'FAILED') = (failure_code is not null) and (status = 'FAILED') = (failed_at is not null))
);
comment on table sms_recipients is '문자 받는 사람: one number that gets one message once';
comment on column sms_recipients.id is 'The provider is given it, to tell a second attempt from a second message';
comment on column sms_recipients.message_id is '문자';
comment on column sms_recipients.channel is 'Of the message; a trigger fills it';
comment on column sms_recipients.student_id is '어느 학생의 일로; null for other numbers';
comment on column sms_recipients.addressee is 'STUDENT 학생, PARENT 보호자, OTHER 그 밖';
comment on column sms_recipients.name is '받는 사람 이름';
comment on column sms_recipients.phone is '휴대폰, E.164; a message goes to a number once, siblings'' parents too';
comment on column sms_recipients.body is '본문 with its variables filled in; none may be left';
comment on column sms_recipients.byte_length is 'EUC-KR bytes of the body';
comment on column sms_recipients.status is 'QUEUED 대기, SENT 보냄, DELIVERED 도착, FAILED 실패';
comment on column sms_recipients.provider_id is 'The message''s id at the provider';
comment on column sms_recipients.failure_code is '실패 코드: the provider''s, or CANCELLED by staff before it was sent';
comment on column sms_recipients.sent_at is '보낸 시각; set before the provider is called, so that a crash never sends twice';
comment on column sms_recipients.delivered_at is '도착 시각';
comment on column sms_recipients.failed_at is '실패 시각';
create index sms_recipients_message_index on sms_recipients (message_id, channel);
create index sms_recipients_student_index on sms_recipients (student_id, created_at);
create index sms_recipients_queue_index on sms_recipients (created_at) where status = 'QUEUED';
create index sms_recipients_phone_index on sms_recipients (phone);
create index sms_recipients_failed_index on sms_recipients (created_at) where status = 'FAILED';

create function guard_sms_message() returns trigger language plpgsql as $$
begin
  if exists (select from sms_recipients where message_id = old.id and status <> 'QUEUED') then
    perform refuse('sms_messages_sent');
  end if;
  return coalesce(new, old);
end $$;
create trigger sms_messages_guard before update of send_key, channel, title, body, scheduled_at, quiet_hours_confirmed or delete on sms_messages
  for each row execute function guard_sms_message();

create function guard_sms_recipient() returns trigger language plpgsql as $$
declare
  message sms_messages;
begin
  -- Shared with other recipients, but not with an edit of the message.
  select * into message from sms_messages where id = new.message_id for share;
  if tg_op = 'INSERT' then
    new.channel := coalesce(message.channel, new.channel);
    return new;
  end if;
  if old.status <> 'QUEUED' and (new.message_id, new.phone, new.body, new.name, new.addressee) is distinct from (old.message_id, old.phone, old.body, old.name, old.addressee) then
    perform refuse('sms_recipients_sent');
  end if;
  if new.status = old.status then
    return new;
  end if;
  if new.status = 'SENT' then
    if message.scheduled_at > now() then
      perform refuse('sms_recipients_before_schedule');
    end if;
    if is_quiet_hour(now()) and not message.quiet_hours_confirmed then
      perform refuse('sms_recipients_quiet_hours');
    end if;
    new.sent_at := coalesce(new.sent_at, now());
  elsif new.status = 'DELIVERED' then
    new.delivered_at := coalesce(new.delivered_at, now());
  elsif new.status = 'FAILED' then
    new.failed_at := coalesce(new.failed_at, now());
  end if;
  return new;
end $$;
create trigger sms_recipients_guard before insert or update on sms_recipients for each row execute function guard_sms_recipient();
create trigger sms_recipients_move before insert or update of status on sms_recipients for each row execute function guard_move('status',
  '> QUEUED', 'QUEUED > SENT FAILED', 'SENT > DELIVERED FAILED', 'DELIVERED >', 'FAILED >');
-- Without the audit trigger: a recipient's own timestamps are its full history.
create trigger sms_recipients_touch before update on sms_recipients for each row execute function touch_updated_at();
create trigger sms_recipients_announce after insert or update or delete on sms_recipients for each statement execute function announce_roots('smsResults');

create view sms_results as
  select message.id, result.recipients, result.queued, result.sent, result.delivered, result.failed
  from sms_messages as message cross join lateral (
    select count(*)::integer as recipients,
      (count(*) filter (where status = 'QUEUED'))::integer as queued,
      (count(*) filter (where status = 'SENT'))::integer as sent,
      (count(*) filter (where status = 'DELIVERED'))::integer as delivered,
      (count(*) filter (where status = 'FAILED'))::integer as failed
    from sms_recipients where message_id = message.id
  ) as result;
comment on view sms_results is '발송 결과: how far each message came';
comment on column sms_results.id is 'Of the message';
comment on column sms_results.recipients is '받는 사람 수';
comment on column sms_results.queued is '대기';
comment on column sms_results.sent is '보냄, not known yet whether it came';
comment on column sms_results.delivered is '도착';
comment on column sms_results.failed is '실패';

select keep_records('sms_messages');
select comment_records('sms_messages', 'sms_recipients');
