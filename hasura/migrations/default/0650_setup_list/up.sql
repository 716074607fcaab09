-- The list of an academy's first steps: what is done is read from the data; only that it was put away is written down.

create table setup_lists (
  id integer primary key default 1,
  put_away_at timestamptz,
  put_away_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint setup_lists_one_row check (id = 1),
  constraint setup_lists_put_away_by_somebody check (put_away_by is null or put_away_at is not null)
);
comment on table setup_lists is E'시작하기: one row; whether the page of the day shows what an academy does first\n@rows is one row of settings';
comment on column setup_lists.put_away_at is '숨긴 시각; null while it is shown';
comment on column setup_lists.put_away_by is '숨긴 사람; null where the academy was at work before there was a list';
create index setup_lists_put_away_by_index on setup_lists (put_away_by) where put_away_by is not null;
-- An academy at work has taken its first steps.
insert into setup_lists (put_away_at) select case when exists (select from enrollments) then now() end;
select keep_records('setup_lists');
select comment_on_records('setup_lists');
