-- Crash reports as groups: their versions, the people they met, closing and coming back.

alter table error_logs
  add column closed_at timestamptz,
  add column closed_by uuid references users (id) on delete set null,
  add column closed_note text not null default '',
  add column reopened_at timestamptz,
  add column reopenings integer not null default 0,
  add constraint error_logs_closed_note_length check (length(closed_note) <= 500);
comment on column error_logs.closed_at is 'When it was closed as mended; null while it is open';
comment on column error_logs.closed_by is 'Who closed it last';
comment on column error_logs.closed_note is 'What was done about it';
comment on column error_logs.reopened_at is 'When it came back after it was closed';
comment on column error_logs.reopenings is 'How often it came back';
create index error_logs_closed_by_index on error_logs (closed_by);

create table error_log_versions (
  error_log_id uuid not null references error_logs (id) on delete cascade,
  version text not null,
  hits integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (error_log_id, version),
  constraint error_log_versions_version_form check (version ~ '^[0-9]{1,6}([.][0-9]{1,6}){0,3}$')
);
comment on table error_log_versions is 'The versions of the app in which a crash was reported';
comment on column error_log_versions.error_log_id is 'The crash';
comment on column error_log_versions.version is 'Such as 1.86.4';
comment on column error_log_versions.hits is 'How often in this version';
comment on column error_log_versions.created_at is 'When it was reported first';
comment on column error_log_versions.updated_at is 'When it was reported last';

create table error_log_people (
  error_log_id uuid not null references error_logs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (error_log_id, user_id)
);
comment on table error_log_people is 'Who met a crash while signed in';
comment on column error_log_people.error_log_id is 'The crash';
comment on column error_log_people.user_id is 'Who';
comment on column error_log_people.created_at is 'When they met it first';
comment on column error_log_people.updated_at is 'When it was changed last';
create index error_log_people_user_id_index on error_log_people (user_id);
insert into error_log_people (error_log_id, user_id) select id, user_id from error_logs where user_id is not null;

create function reopen_error() returns trigger language plpgsql as $$
begin
  new.closed_at := null;
  new.closed_by := null;
  new.reopened_at := new.occurred_at;
  new.reopenings := old.reopenings + 1;
  return new;
end $$;
comment on function reopen_error() is 'A crash that is reported again after it was closed is open again';
create trigger error_logs_reopen before update of hits on error_logs
  for each row when (old.closed_at is not null and new.hits > old.hits) execute function reopen_error();

create view error_groups as
select error_logs.id, fingerprint, message, stack, url, user_agent, hits, error_logs.created_at as first_at, occurred_at as last_at,
  (select count(*)::integer from error_log_people where error_log_id = error_logs.id) as people,
  (select coalesce(jsonb_agg(jsonb_build_object('version', version, 'hits', error_log_versions.hits) order by string_to_array(version, '.')::integer[] desc), '[]')
    from error_log_versions where error_log_id = error_logs.id) as versions,
  closed_at is not null as is_closed, closed_at, closer.name as closed_by_name, closed_note, reopened_at, reopenings
from error_logs left join users as closer on closer.id = closed_by;
comment on view error_groups is '화면 오류: crashes that are the same, with how often, in which versions, for how many people';
comment on column error_groups.id is 'Key';
comment on column error_groups.fingerprint is 'The number that the recovery page shows';
comment on column error_groups.message is 'The message, without tokens';
comment on column error_groups.stack is 'Where it happened first';
comment on column error_groups.url is 'The page where it happened last';
comment on column error_groups.user_agent is 'The browser where it happened last';
comment on column error_groups.hits is 'How often it was reported';
comment on column error_groups.first_at is 'When it was reported first';
comment on column error_groups.last_at is 'When it was reported last';
comment on column error_groups.people is 'How many people met it while signed in';
comment on column error_groups.versions is 'Versions with how often in each, the newest first';
comment on column error_groups.is_closed is 'Closed as mended';
comment on column error_groups.closed_at is 'When it was closed';
comment on column error_groups.closed_by_name is 'Who closed it';
comment on column error_groups.closed_note is 'What was done about it';
comment on column error_groups.reopened_at is 'When it came back last';
comment on column error_groups.reopenings is 'How often it came back';
