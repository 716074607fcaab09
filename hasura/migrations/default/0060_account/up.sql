-- A second factor for staff, the devices of a person, and what happened at sign-in.

create table security_settings (
  id integer primary key default 1,
  second_factor_for text not null default 'NONE',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint security_settings_one_row check (id = 1),
  constraint security_settings_second_factor_for_known check (second_factor_for in ('NONE', 'MANAGERS', 'STAFF'))
);
comment on table security_settings is '보안 설정: one row';
comment on column security_settings.second_factor_for is '2단계 인증을 꼭 써야 하는 사람: NONE, MANAGERS, STAFF';
insert into security_settings default values;

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  totp_secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table second_factors is '인증 앱: the key a person''s app makes codes of';
comment on column second_factors.user_id is 'Whose';
comment on column second_factors.totp_secret is 'The key, sealed with a secret the database does not hold';
comment on column second_factors.confirmed_at is 'When the first code was right; null until then, and not asked for';
comment on column second_factors.last_step is 'The period of the last code taken, so that none is taken twice';

create table passkeys (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null,
  public_key text not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint passkeys_credential_id_key unique (credential_id),
  constraint passkeys_name_form check (name = btrim(name) and length(name) between 1 and 50)
);
comment on table passkeys is '패스키: public keys of a person''s devices (WebAuthn)';
comment on column passkeys.user_id is 'Whose';
comment on column passkeys.credential_id is 'Its number at the device, base64url';
comment on column passkeys.public_key is 'COSE key, base64url';
comment on column passkeys.counter is 'How often the device signed with it, where it counts; one that goes back is a copy';
comment on column passkeys.transports is 'How the browser reaches it: usb, internal';
comment on column passkeys.name is 'Name given by its owner';
comment on column passkeys.last_used_at is 'When it signed in last';
create index passkeys_user_id_index on passkeys (user_id);

create table recovery_codes (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table recovery_codes is '복구 코드: each signs in once where the second factor is lost';
comment on column recovery_codes.user_id is 'Whose';
comment on column recovery_codes.code_hash is 'HMAC of the code with a secret the database does not hold';
comment on column recovery_codes.used_at is 'When it was used; null while it was not';
create index recovery_codes_user_id_index on recovery_codes (user_id);

create table sign_in_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  challenge text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sign_in_challenges_purpose_known check (purpose in ('SIGN_IN', 'PASSKEY'))
);
comment on table sign_in_challenges is 'What was asked of a person who has still to answer: the second factor after the password, or a new passkey';
comment on column sign_in_challenges.user_id is 'Whom';
comment on column sign_in_challenges.purpose is 'SIGN_IN, PASSKEY (a new one)';
comment on column sign_in_challenges.challenge is 'What the passkey must sign; null until it was asked for';
comment on column sign_in_challenges.expires_at is 'When it can no longer be answered';
create index sign_in_challenges_user_id_index on sign_in_challenges (user_id);

create table known_devices (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users (id) on delete cascade,
  device_hash text not null,
  trusted_until timestamptz,
  last_seen_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint known_devices_device_key unique (user_id, device_hash)
);
comment on table known_devices is '기기: browsers a person signed in from';
comment on column known_devices.user_id is 'Whose';
comment on column known_devices.device_hash is 'SHA-256 of the number in the browser''s cookie';
comment on column known_devices.trusted_until is 'Until when it is not asked for the second factor';
comment on column known_devices.last_seen_at is 'When it signed in last';

create table security_events (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  user_id uuid,
  actor_id uuid default session_user_id(),
  session_id uuid,
  ip text,
  user_agent text,
  facts jsonb not null default '{}',
  constraint security_events_kind_form check (kind ~ '^[A-Z]+(_[A-Z]+)*$')
);
comment on table security_events is '보안 기록: sign-ins, refusals, changes of passwords, factors and permissions, with address and device; append only';
comment on column security_events.at is 'When it happened';
comment on column security_events.kind is 'What: SIGN_IN, SIGN_IN_REFUSED, …';
comment on column security_events.user_id is 'Whose account; null where it is nobody''s';
comment on column security_events.actor_id is 'Who did it; null for a visitor';
comment on column security_events.session_id is 'The sign-in: the family of its refresh tokens';
comment on column security_events.ip is 'The sender''s address';
comment on column security_events.user_agent is 'The sender''s browser, cut at 300 characters';
comment on column security_events.facts is 'Details that are no secrets';
create index security_events_user_index on security_events (user_id, at);
create index security_events_session_index on security_events (session_id) where session_id is not null;
create index security_events_at_index on security_events using brin (at);
create function guard_security_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  perform refuse('audit_log_append_only');
end $$;
create trigger security_events_append_only before update or delete on security_events for each row execute function guard_security_event();

select comment_on_records('security_settings', 'second_factors', 'passkeys', 'recovery_codes', 'sign_in_challenges', 'known_devices', 'security_events');

create function has_second_factor(person uuid) returns boolean language sql stable as $$
  select exists (select from second_factors where user_id = person and confirmed_at is not null)
    or exists (select from passkeys where user_id = person)
$$;
comment on function has_second_factor(uuid) is 'Whether a person set up a second factor, which sign-in then asks for';

create function lacks_second_factor(person uuid) returns boolean language sql stable as $$
  select not has_second_factor(person) and exists (
    select from security_settings, users left join tas on tas.id = users.id
    where users.id = person and users.type <> 'STUDENT' and (second_factor_for = 'STAFF'
      or second_factor_for = 'MANAGERS' and (users.type = 'ADMIN' or coalesce(tas.is_admin_level, false))))
$$;
comment on function lacks_second_factor(uuid) is 'Whether a person must set up a second factor before anything else';

select keep_records('security_settings');
