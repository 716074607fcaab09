-- Notices: to staff and of the clinic.

create table notices (
  id uuid primary key default uuid_v7(),
  kind text not null default 'STAFF',
  title text not null,
  body text not null,
  is_pinned boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_standing boolean not null default false,
  is_for_students boolean not null default false,
  constraint notices_kind_known check (kind in ('STAFF', 'CLINIC')),
  constraint notices_title_length check (length(title) between 1 and 100),
  constraint notices_body_length check (length(body) between 1 and 10000),
  constraint notices_standing_of_clinic check (kind = 'CLINIC' or not (is_standing or is_for_students))
);
comment on table notices is '공지: STAFF 직원, CLINIC 클리닉';
comment on column notices.id is 'Key';
comment on column notices.kind is '구분: STAFF 직원, CLINIC 클리닉';
comment on column notices.title is '제목';
comment on column notices.body is '내용';
comment on column notices.is_pinned is '위에 고정';
comment on column notices.created_by is 'Who made it; null for what the academy came with';
comment on column notices.created_at is 'When it was made';
comment on column notices.updated_at is 'When it was changed last';
comment on column notices.is_standing is 'The one clinic notice that stands on the day board';
comment on column notices.is_for_students is 'Students read it on their clinic page';
create index notices_list_index on notices (kind, is_pinned, created_at);
create index notices_created_by_index on notices (created_by);
create unique index notices_standing_key on notices (kind) where is_standing;

select keep_records('notices');
