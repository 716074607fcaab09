create or replace function guard_sms_message() returns trigger language plpgsql as $$
begin
  if exists (select from sms_recipients where message_id = old.id and status <> 'QUEUED') then
    perform refuse('sms_messages_sent');
  end if;
  return coalesce(new, old);
end $$;
create or replace function guard_sms_recipient() returns trigger language plpgsql as $$
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
comment on column sms_recipients.sent_at is '보낸 시각; set before the provider is called, so that a crash never sends twice';
drop function is_sms_due(sms_messages, timestamptz);
drop function are_sms_going(timestamptz);
drop table sms_holds, sms_switches;
drop index sms_recipients_group_index, sms_recipients_asked_index, sms_recipients_handed_index, sms_recipients_order_index, sms_recipients_queue_index;
create index sms_recipients_queue_index on sms_recipients (created_at) where status = 'QUEUED';
alter table sms_recipients drop column attempts, drop column next_attempt_at, drop column lease, drop column lease_until,
  drop column group_id, drop column handed_at, drop column failure_reason;
drop function sms_expiry(sms_messages);
alter table sms_messages drop column expires_at;
