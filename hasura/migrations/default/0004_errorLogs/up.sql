-- Error logs: crashes that browsers report.

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
comment on column error_logs.id is 'Key';
comment on column error_logs.fingerprint is 'What tells one fault from another: a hash of message and place';
comment on column error_logs.message is 'The message, without tokens';
comment on column error_logs.stack is 'Where it happened, without tokens';
comment on column error_logs.url is 'The page, without its query';
comment on column error_logs.user_agent is 'The browser';
comment on column error_logs.user_id is 'Who saw it last; null when nobody was signed in';
comment on column error_logs.hits is 'How often it was reported';
comment on column error_logs.occurred_at is 'When it was reported last';
comment on column error_logs.created_at is 'When it was made';
comment on column error_logs.updated_at is 'When it was changed last';
create index error_logs_user_id_index on error_logs (user_id);
