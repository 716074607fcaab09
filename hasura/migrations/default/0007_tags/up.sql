-- Tags: labels of users.

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
comment on column tags.id is 'Key';
comment on column tags.name is '이름';
comment on column tags.color is '색, #rrggbb';
comment on column tags.priority is '우선순위, large first';
comment on column tags.created_by is 'Who made it; null for what the academy came with';
comment on column tags.created_at is 'When it was made';
comment on column tags.updated_at is 'When it was changed last';
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
comment on column user_tags.user_id is '사용자';
comment on column user_tags.tag_id is '태그';
comment on column user_tags.created_by is 'Who made it; null for what the academy came with';
comment on column user_tags.created_at is 'When it was made';
comment on column user_tags.updated_at is 'When it was changed last';
create index user_tags_tag_id_index on user_tags (tag_id);
create index user_tags_created_by_index on user_tags (created_by);

create trigger user_tags_anonymised before update on user_tags for each row execute function refuse_anonymised('user_id');
create trigger user_tags_insert_anonymised after insert on user_tags
  referencing new table as new_rows for each statement execute function refuse_anonymised_rows('user_id');

select keep_records('tags', 'user_tags');
select keep_bulk_records('user_tags');
