-- Sending: who sends a text now, what the provider holds of it, when it is tried again and when it is too late.

alter table sms_messages
  add column expires_at timestamptz,
  add constraint sms_messages_expiry_after_schedule check (expires_at > scheduled_at);
comment on column sms_messages.expires_at is '이때까지 보내지 못하면 보내지 않는다; null for a day after scheduled_at';

create function sms_expiry(message sms_messages) returns timestamptz language sql immutable as $$
  select coalesce(message.expires_at, message.scheduled_at + interval '24 hours')
$$;
comment on function sms_expiry(sms_messages) is 'When it is too late to send a text';

alter table sms_recipients
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default '-infinity',
  add column lease uuid,
  add column lease_until timestamptz,
  add column group_id text,
  add column handed_at timestamptz,
  add column failure_reason text,
  add constraint sms_recipients_attempts_positive check (attempts >= 0),
  add constraint sms_recipients_lease_whole check ((lease is null) = (lease_until is null)),
  add constraint sms_recipients_handed_in_group check (handed_at is null or group_id is not null or status <> 'QUEUED'),
  add constraint sms_recipients_reason_length check (length(failure_reason) <= 200);
comment on column sms_recipients.attempts is 'How often sending was tried, or asked how it went once it is sent';
comment on column sms_recipients.next_attempt_at is 'QUEUED: when it is tried next; SENT: when the provider is asked next how it went';
comment on column sms_recipients.lease is 'Fence: of who sends it now; whoever has another one may write nothing';
comment on column sms_recipients.lease_until is 'Until when the lease holds';
comment on column sms_recipients.group_id is 'The provider''s group, which it sends once however often it is asked to';
comment on column sms_recipients.handed_at is 'Set before the provider is told to send: from here on only this very group is sent, asked about or withdrawn';
comment on column sms_recipients.failure_reason is '실패한 까닭 in the provider''s words; of a queued one, why the last try failed';
drop index sms_recipients_queue_index;
create index sms_recipients_queue_index on sms_recipients (id) where status = 'QUEUED' and handed_at is null;
create index sms_recipients_order_index on sms_recipients (phone, id) where status = 'QUEUED';
create index sms_recipients_handed_index on sms_recipients (next_attempt_at) where status = 'QUEUED' and handed_at is not null;
create index sms_recipients_asked_index on sms_recipients (next_attempt_at) where status = 'SENT' and group_id is not null;
create index sms_recipients_group_index on sms_recipients (group_id);

create table sms_switches (
  id integer primary key default 1,
  is_stopped boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_switches_one_row check (id = 1)
);
comment on table sms_switches is '문자 멈춤: one row; while it is stopped nothing is handed to the provider';
comment on column sms_switches.is_stopped is '모두 멈춤';
insert into sms_switches default values;
select keep_records('sms_switches');
select comment_on_records('sms_switches');

create table sms_holds (
  id integer primary key default 1,
  failures integer not null default 0,
  held_until timestamptz,
  problem_code text,
  problem_reason text,
  problem_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_holds_one_row check (id = 1),
  constraint sms_holds_failures_positive check (failures >= 0),
  constraint sms_holds_problem_whole check ((problem_code is null) = (problem_at is null) and (problem_code is null) = (problem_reason is null))
);
comment on table sms_holds is '문자 회사 장애: one row; while the provider is away the whole queue waits, in its order';
comment on column sms_holds.failures is 'Calls that failed one after another';
comment on column sms_holds.held_until is 'Until when nothing is tried';
comment on column sms_holds.problem_code is 'What failed last, in the provider''s code; null when texts go out';
comment on column sms_holds.problem_reason is 'The same in words';
comment on column sms_holds.problem_at is 'Since when';
insert into sms_holds default values;
create trigger sms_holds_touch before update on sms_holds for each row execute function touch_updated_at();
select comment_on_records('sms_holds');

create function are_sms_going(moment timestamptz) returns boolean language sql stable as $$
  select not exists (select from sms_switches where is_stopped) and not exists (select from sms_holds where held_until > moment)
$$;
comment on function are_sms_going(timestamptz) is 'Whether texts are handed to the provider: not stopped by staff, nor held up by a failing provider';

create function is_sms_due(message sms_messages, moment timestamptz) returns boolean language sql stable as $$
  select message.scheduled_at <= moment and sms_expiry(message) > moment
    and (not is_quiet_hour(moment) or (message.quiet_hours_confirmed and not message.is_advertisement))
$$;
comment on function is_sms_due(sms_messages, timestamptz) is 'Whether a text may go out at this time';

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
  if (old.status <> 'QUEUED' or old.handed_at is not null)
    and (new.message_id, new.phone, new.body, new.name, new.addressee) is distinct from (old.message_id, old.phone, old.body, old.name, old.addressee) then
    perform refuse('sms_recipients_sent');
  end if;
  if new.status = 'SENT' and old.status = 'QUEUED' then
    new.handed_at := coalesce(new.handed_at, now());
  end if;
  if new.handed_at is not null and old.handed_at is null and new.status in ('QUEUED', 'SENT') then
    if message.scheduled_at > new.handed_at then
      perform refuse('sms_recipients_before_schedule');
    end if;
    if is_quiet_hour(new.handed_at) and not message.quiet_hours_confirmed then
      perform refuse('sms_recipients_quiet_hours');
    end if;
  end if;
  if new.status = old.status then
    return new;
  end if;
  if new.status = 'SENT' then
    new.sent_at := coalesce(new.sent_at, now());
  elsif new.status = 'DELIVERED' then
    new.delivered_at := coalesce(new.delivered_at, now());
  elsif new.status = 'FAILED' then
    new.failed_at := coalesce(new.failed_at, now());
  end if;
  return new;
end $$;

create or replace function guard_sms_message() returns trigger language plpgsql as $$
begin
  if exists (select from sms_recipients where message_id = old.id and (status <> 'QUEUED' or handed_at is not null)) then
    perform refuse('sms_messages_sent');
  end if;
  return coalesce(new, old);
end $$;

comment on column sms_recipients.sent_at is '보낸 시각: when the provider had taken it';
