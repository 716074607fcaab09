-- Saved views: the filters of a list under a name of one's own.

create table saved_views (
  id uuid primary key default uuid_v7(),
  screen text not null,
  name text not null,
  query text not null,
  created_by uuid not null default session_user_id() references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_views_name_key unique (created_by, screen, name),
  constraint saved_views_screen_form check (screen ~ '^[a-zA-Z]{1,40}$'),
  constraint saved_views_name_form check (name = btrim(name) and length(name) between 1 and 30),
  constraint saved_views_query_length check (
  length(query) <= case when screen like '%Columns' then 24000 else 500 end
)
);
comment on table saved_views is '저장한 보기: the search, filters and order of a list, as they stand in its address; each person has their own';
comment on column saved_views.id is 'Key';
comment on column saved_views.screen is 'Which list, e.g. lectures; with Columns behind it, the columns of a grid, e.g. scoresColumns';
comment on column saved_views.name is '보기 이름';
comment on column saved_views.query is
  'The part of the address after the question mark; empty for the list as it is. Of columns: order and width by name';
comment on column saved_views.created_by is 'Whose view it is';
comment on column saved_views.created_at is 'When it was made';
comment on column saved_views.updated_at is 'When it was changed last';

select keep_records('saved_views');
