-- Sign-in: users, their sessions, password resets and rate limits.

create table users (
  id uuid primary key default uuid_v7(),
  login_id text not null,
  password_hash text,
  password_expires_at timestamptz,
  must_change_password boolean not null default false,
  session_epoch integer not null default 0,
  type text not null,
  name text not null,
  phone text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_login_id_key unique (login_id),
  constraint users_login_id_form check (login_id = lower(login_id) and login_id ~ '^[a-z0-9][a-z0-9._-]{3,31}$'),
  constraint users_type_known check (type in ('STUDENT', 'TA', 'ADMIN')),
  constraint users_name_form check (name = btrim(name) and length(name) between 1 and 50 and name is nfc normalized),
  constraint users_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$')
);
comment on table users is '사용자: everyone who can sign in';
comment on column users.id is 'Key';
comment on column users.login_id is '아이디, lower case';
comment on column users.password_hash is 'argon2id in PHC form; null until a password was issued';
comment on column users.password_expires_at is 'When a temporary password stops working';
comment on column users.must_change_password is 'True after staff issued a temporary password';
comment on column users.session_epoch is 'Raised to end every session of this person at once';
comment on column users.type is '구분: STUDENT, TA, ADMIN';
comment on column users.name is '이름, NFC without padding';
comment on column users.phone is '휴대폰, E.164 (+821012345678)';
comment on column users.is_active is '활성';
comment on column users.created_at is 'When it was made';
comment on column users.updated_at is 'When it was changed last';
-- Most lists show active users, who are few in an old academy.
create index users_active_index on users (id) include (name) where is_active;

create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  session_epoch integer not null,
  browser_hash text not null,
  successor_id uuid,
  used_at timestamptz,
  revoked_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table refresh_tokens is 'One row a rotation; the token itself is this id signed with a secret the database does not hold';
comment on column refresh_tokens.id is 'Key, and the secret part of the token';
comment on column refresh_tokens.family_id is 'All rotations of one sign-in; revoked together when an old one is replayed';
comment on column refresh_tokens.user_id is 'Whose session';
comment on column refresh_tokens.session_epoch is 'users.session_epoch at sign-in; a lower one has ended';
comment on column refresh_tokens.browser_hash is 'SHA-256 of the user agent, to tell a double use by one browser from a theft';
comment on column refresh_tokens.successor_id is 'The token it was exchanged for';
comment on column refresh_tokens.used_at is 'When it was exchanged';
comment on column refresh_tokens.revoked_at is 'When it was ended early';
comment on column refresh_tokens.expires_at is 'When it ends by itself';
comment on column refresh_tokens.created_at is 'When it was made';
comment on column refresh_tokens.updated_at is 'When it was changed last';
create index refresh_tokens_family_id_index on refresh_tokens (family_id);
create index refresh_tokens_user_id_index on refresh_tokens (user_id);

create table password_resets (
  id_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table password_resets is 'Password reset links: single use, ten minutes, hashed';
comment on column password_resets.id_hash is 'SHA-256 of the id in the link';
comment on column password_resets.user_id is 'Whose password';
comment on column password_resets.expires_at is 'When the link stops working';
comment on column password_resets.used_at is 'When it was used; null while it was not';
comment on column password_resets.created_at is 'When it was made';
comment on column password_resets.updated_at is 'When it was changed last';
create index password_resets_user_id_index on password_resets (user_id);

create table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table rate_limits is 'Fixed-window counters shared by every API process';
comment on column rate_limits.key is 'What is counted';
comment on column rate_limits.window_start is 'When the count began';
comment on column rate_limits.hits is 'How many since then';
comment on column rate_limits.created_at is 'When it was made';
comment on column rate_limits.updated_at is 'When it was changed last';

select keep_records('users');
select keep_bulk_records('users');
