-- Foundations: ids that sort by time, who is asking, the audit trail; then people and their sessions.

create extension if not exists btree_gist;

create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;
comment on function uuid_v7() is 'A UUID whose first 48 bits are the millisecond it was made, so that keys sort by time (RFC 9562).';

create function session_variable(name text) returns text language sql stable as $$
  select nullif(current_setting('hasura.user', true), '')::json ->> name
$$;
comment on function session_variable(text) is 'A session variable of the request this transaction serves; the API and Hasura both set hasura.user.';

create function session_user_id() returns uuid language sql stable as $$
  select nullif(session_variable('x-hasura-user-id'), '')::uuid
$$;

create function choseong(word text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(
    case when letter between '가' and '힣'
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      else lower(letter) end, '' order by place), '')
  from unnest(string_to_array(normalize(word, NFC), null)) with ordinality as letters(letter, place)
  where letter <> ' '
$$;
comment on function choseong(text) is 'Initial consonants of a Korean word: 김민수 → ㄱㅁㅅ; other letters stay. Search boxes match against it.';

create function announce(variadic roots text[]) returns void language sql as $$
  select pg_notify('refresh', json_build_object('roots', roots, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text)
$$;
comment on function announce(text[]) is 'Tells every api process, at commit, which GraphQL roots to read again; for what triggers change by themselves';

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- People ------------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key default uuid_v7(),
  login_id text not null,
  password_hash text,
  password_expires_at timestamptz,
  must_change_password boolean not null default false,
  session_epoch integer not null default 0,
  type text not null,
  name text not null,
  name_choseong text not null generated always as (choseong(name)) stored,
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
comment on column users.login_id is '아이디, lower case';
comment on column users.password_hash is 'argon2id in PHC form; null until a password was issued';
comment on column users.password_expires_at is 'When a temporary password stops working';
comment on column users.must_change_password is 'True after staff issued a temporary password';
comment on column users.session_epoch is 'Raised to end every session of this person at once';
comment on column users.type is '구분: STUDENT, TA, ADMIN';
comment on column users.name is '이름, NFC without padding';
comment on column users.name_choseong is '이름의 초성';
comment on column users.phone is '휴대폰, E.164 (+821012345678)';
comment on column users.is_active is '활성';
create index users_name_choseong_index on users (name_choseong text_pattern_ops);
create index users_name_index on users (name);

create table students (
  id uuid primary key references users (id) on delete cascade,
  student_number text not null,
  school text not null default '',
  grade text,
  parent_name text not null default '',
  parent_phone text,
  registered_on date not null default (now() at time zone 'Asia/Seoul')::date,
  withdrawn_on date,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint students_student_number_key unique (student_number),
  constraint students_student_number_form check (student_number ~ '^[0-9]{8}$'),
  constraint students_grade_known check (grade in ('초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수')),
  constraint students_parent_phone_e164 check (parent_phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint students_withdrawn_after_registered check (withdrawn_on >= registered_on)
);
comment on table students is '학생: a user who studies here; id is the user id';
comment on column students.student_number is '학번, 8 digits, printed on OMR sheets';
comment on column students.school is '학교';
comment on column students.grade is '학년';
comment on column students.parent_name is '보호자';
comment on column students.parent_phone is '보호자 휴대폰, E.164';
comment on column students.registered_on is '등록일';
comment on column students.withdrawn_on is '퇴원일';
create index students_created_by_index on students (created_by);
create index students_parent_phone_index on students (parent_phone);

create table tas (
  id uuid primary key references users (id) on delete cascade,
  is_admin_level boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table tas is '조교: a user who assists; id is the user id';
comment on column tas.is_admin_level is '관리자 권한';

create view staff as
  select users.id, users.name, users.type, users.is_active, coalesce(tas.is_admin_level, users.type = 'ADMIN') as is_admin_level
  from users left join tas on tas.id = users.id
  where users.type in ('TA', 'ADMIN');
comment on view staff is '직원: the names that staff see beside what a colleague did; no phone, no login id';

create table tags (
  id uuid primary key default uuid_v7(),
  name text not null,
  color text not null default '#64748b',
  priority integer not null default 0,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tags_name_key unique (name),
  constraint tags_name_form check (name = btrim(name) and length(name) between 1 and 20),
  constraint tags_color_form check (color ~ '^#[0-9a-f]{6}$')
);
comment on table tags is '태그';
create index tags_created_by_index on tags (created_by);

create table user_tags (
  user_id uuid not null references users (id) on delete cascade,
  tag_id uuid not null references tags (id) on delete cascade,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, tag_id)
);
comment on table user_tags is '사용자 태그';
create index user_tags_tag_id_index on user_tags (tag_id);
create index user_tags_created_by_index on user_tags (created_by);

create table student_memos (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  body text not null,
  is_pinned boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_memos_body_length check (length(body) between 1 and 2000)
);
comment on table student_memos is '학생 메모: staff only';
create index student_memos_student_id_index on student_memos (student_id);
create index student_memos_created_by_index on student_memos (created_by);

-- Sessions ----------------------------------------------------------------------------------------------------------

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
comment on column refresh_tokens.family_id is 'All rotations of one sign-in; revoked together when an old one is replayed';
comment on column refresh_tokens.browser_hash is 'SHA-256 of the user agent, to tell a double use by one browser from a theft';
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
create index password_resets_user_id_index on password_resets (user_id);

create table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table rate_limits is 'Fixed-window counters shared by every API process';

create table error_logs (
  id uuid primary key default uuid_v7(),
  fingerprint text not null,
  message text not null,
  stack text not null default '',
  url text not null default '',
  user_agent text not null default '',
  user_id uuid references users (id) on delete set null,
  hits integer not null default 1,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint error_logs_fingerprint_key unique (fingerprint)
);
comment on table error_logs is 'Crashes reported by browsers, grouped by fingerprint';
create index error_logs_user_id_index on error_logs (user_id);

-- Audit -------------------------------------------------------------------------------------------------------------

create table audit_log (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text,
  request_id text,
  change_set_id text,
  action text not null,
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  constraint audit_log_action_known check (action in ('INSERT', 'UPDATE', 'DELETE'))
);
comment on table audit_log is '감사 기록: who changed what, when, from what to what; append only, written by triggers in the same transaction';
comment on column audit_log.change_set_id is 'What one action changed carries one id: an import, a bulk mark, a paste';
create index audit_log_row_index on audit_log (table_name, row_id, at);
create index audit_log_actor_index on audit_log (actor_id, at);
create index audit_log_change_set_index on audit_log (change_set_id);

create function audit_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  secret constant text[] := array['password_hash'];
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - secret end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - secret end;
  changed jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' and old_row - 'updated_at' = new_row - 'updated_at' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before, after)
  values (
    session_user_id(), session_variable('x-hasura-role'), session_variable('x-hasura-request-id'),
    nullif(current_setting('academy.change_set', true), ''),
    tg_op, tg_table_name,
    coalesce(changed ->> 'id', (changed ->> 'user_id') || ':' || (changed ->> 'tag_id'), changed ->> 'student_id'),
    old_row, new_row);
  return null;
end $$;
comment on function audit_row() is 'Writes one audit_log row per changed row; secrets never enter it';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '감사 기록은 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'audit_log_append_only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

create function keep_records(variadic table_names text[]) returns void language plpgsql as $$
declare table_name text;
begin
  foreach table_name in array table_names loop
    execute format('create trigger %I before update on %I for each row execute function touch_updated_at()', table_name || '_touch', table_name);
    execute format('create trigger %I after insert or update or delete on %I for each row execute function audit_row()', table_name || '_audit', table_name);
  end loop;
end $$;
comment on function keep_records(text[]) is 'Gives tables their updated_at and audit triggers';

select keep_records('users', 'students', 'tas', 'tags', 'user_tags', 'student_memos');
