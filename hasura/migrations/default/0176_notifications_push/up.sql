-- Web Push: the devices of students, when they want quiet, and what is to be delivered to each.

create table push_subscriptions (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users (id) on delete cascade,
  session_family uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_endpoint_length check (length(endpoint) <= 1000),
  constraint push_subscriptions_keys_form check (p256dh ~ '^[A-Za-z0-9_-]{87}$' and auth ~ '^[A-Za-z0-9_-]{22}$')
);
comment on table push_subscriptions is '푸시를 받는 기기: one browser in which somebody is signed in';
comment on column push_subscriptions.user_id is '누구의 기기';
comment on column push_subscriptions.session_family is 'The sign-in it belongs to; nothing is pushed once that has ended';
comment on column push_subscriptions.endpoint is 'Address at the push service of the browser''s maker';
comment on column push_subscriptions.p256dh is 'Public key of the browser, base64url; what is pushed is encrypted for it';
comment on column push_subscriptions.auth is 'Secret shared with the browser, base64url';
create index push_subscriptions_user_id_index on push_subscriptions (user_id);
create index push_subscriptions_session_family_index on push_subscriptions (session_family);
create trigger push_subscriptions_touch before update on push_subscriptions for each row execute function touch_updated_at();
select comment_on_records('push_subscriptions');

create table push_deliveries (
  id uuid primary key default uuid_v7(),
  notification_id uuid not null references notifications (id) on delete cascade,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_deliveries_once_key unique (notification_id, subscription_id),
  constraint push_deliveries_attempts_positive check (attempts >= 0)
);
comment on table push_deliveries is '보낼 푸시: a notification that waits to go to a device; the row goes when it has gone';
comment on column push_deliveries.notification_id is '알림';
comment on column push_deliveries.subscription_id is '기기';
comment on column push_deliveries.attempts is 'How often it was tried';
comment on column push_deliveries.next_attempt_at is 'When it is tried next; while somebody tries it, when another may';
create index push_deliveries_due_index on push_deliveries (next_attempt_at);
create index push_deliveries_subscription_id_index on push_deliveries (subscription_id);
create trigger push_deliveries_touch before update on push_deliveries for each row execute function touch_updated_at();
select comment_on_records('push_deliveries');

create table notification_settings (
  student_id uuid primary key references students (id) on delete cascade,
  quiet_from time not null,
  quiet_to time not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table notification_settings is '알림 끄는 시간: when a student wants no push; who has no row, from 22:00 to 07:00';
comment on column notification_settings.student_id is '학생';
comment on column notification_settings.quiet_from is '몇 시부터, Seoul';
comment on column notification_settings.quiet_to is '몇 시까지, Seoul; the same as quiet_from for never';
create trigger notification_settings_touch before update on notification_settings for each row execute function touch_updated_at();
select comment_on_records('notification_settings');

create function push_time(student uuid, moment timestamptz) returns timestamptz language plpgsql stable as $$
declare
  quiet_from time;
  quiet_to time;
  here constant timestamp := moment at time zone 'Asia/Seoul';
  is_quiet boolean;
begin
  select settings.quiet_from, settings.quiet_to into quiet_from, quiet_to from notification_settings as settings where student_id = student;
  quiet_from := coalesce(quiet_from, '22:00');
  quiet_to := coalesce(quiet_to, '07:00');
  is_quiet := case when quiet_from <= quiet_to then here::time >= quiet_from and here::time < quiet_to
    else here::time >= quiet_from or here::time < quiet_to end;
  if not is_quiet then
    return moment;
  end if;
  return ((here::date + case when here::time < quiet_to then 0 else 1 end) + quiet_to) at time zone 'Asia/Seoul';
end $$;
comment on function push_time(uuid, timestamptz) is 'When a push may go to a student: now, or when their quiet hours end';

create function queue_pushes() returns trigger language plpgsql as $$
begin
  insert into push_deliveries (notification_id, subscription_id, next_attempt_at)
  select new.id, id, push_time(new.student_id, new.created_at) from push_subscriptions where user_id = new.student_id;
  return null;
end $$;
create trigger notifications_push after insert on notifications for each row execute function queue_pushes();

create function end_push_subscriptions() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_family = new.family_id;
  return null;
end $$;
create trigger refresh_tokens_end_push after update of revoked_at on refresh_tokens
  for each row when (new.revoked_at is not null and old.revoked_at is null) execute function end_push_subscriptions();

create function forget_push() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where user_id = new.id;
  delete from notification_settings where student_id = new.id;
  return null;
end $$;
create trigger students_forget_push after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_push();
