-- Jobs: everything the server does by itself. One row a job, claimed with a lease; the number of the run is the fence.

create table jobs (
  id uuid primary key default uuid_v7(),
  kind text not null,
  key text not null default '',
  every_seconds integer,
  due_at timestamptz not null default now(),
  status text not null default 'WAITING',
  run_number bigint not null default 0,
  lease_until timestamptz,
  worker text,
  failures integer not null default 0,
  code text,
  started_at timestamptz,
  ended_at timestamptz,
  succeeded_at timestamptz,
  stopped_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint jobs_kind_key unique (kind, key),
  constraint jobs_kind_form check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  constraint jobs_key_length check (length(key) <= 100),
  constraint jobs_every_seconds_range check (every_seconds between 1 and 31622400),
  constraint jobs_status_known check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'STOPPED')),
  constraint jobs_done_once check (every_seconds is null or status not in ('DONE', 'FAILED')),
  constraint jobs_leased_while_running check ((status = 'RUNNING') = (lease_until is not null)),
  constraint jobs_code_form check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
comment on table jobs is '서버가 하는 일: what the server does by itself, by the clock or once; any process may take a job when it is due';
comment on column jobs.id is 'Key';
comment on column jobs.kind is 'What is done, as the log and the figures name it';
comment on column jobs.key is 'What it is done to, such as the id of a scan; the number of a lane; empty where there is one';
comment on column jobs.every_seconds is 'Seconds from the end of a run to the next; null for what is done once';
comment on column jobs.due_at is 'When it is to run next';
comment on column jobs.status is 'WAITING 기다림 → RUNNING 하는 중 → WAITING, or DONE 끝남 for what is done once; FAILED 실패 after the last try; STOPPED 멈춤 by a manager';
comment on column jobs.run_number is 'How often it was taken, and the fence: a run with a lower number writes nothing more';
comment on column jobs.lease_until is 'While RUNNING: another process may take it from then on';
comment on column jobs.worker is 'The process that took it last, as its log names it';
comment on column jobs.failures is 'Failed runs in a row; each one doubles the wait for the next';
comment on column jobs.code is 'Why the last run failed, as a stable code; null when it did not';
comment on column jobs.started_at is 'When the last run began';
comment on column jobs.ended_at is 'When the last run ended';
comment on column jobs.succeeded_at is 'When the last run that did not fail began';
comment on column jobs.stopped_by is '멈춘 사람; null when it is not stopped';
comment on column jobs.created_at is 'When it was first written down';
comment on column jobs.updated_at is 'When it last changed';
create index jobs_due_index on jobs (due_at) where status in ('WAITING', 'RUNNING');
create index jobs_stopped_by_index on jobs (stopped_by) where stopped_by is not null;
create trigger jobs_touch before update on jobs for each row execute function touch_updated_at();

create table job_runs (
  id uuid primary key default uuid_v7(),
  job_id uuid not null references jobs (id) on delete cascade,
  run_number bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  milliseconds integer not null generated always as
    (least(2147483647, greatest(0, extract(epoch from ended_at - started_at)) * 1000)::integer) stored,
  outcome text not null,
  code text,
  worker text,
  constraint job_runs_number_key unique (job_id, run_number),
  constraint job_runs_outcome_known check (outcome in ('DONE', 'FAILED', 'LOST', 'RELEASED', 'STOPPED')),
  constraint job_runs_code_of_failed check ((code is not null) = (outcome in ('FAILED', 'LOST')))
);
comment on table job_runs is '일의 기록: runs that did something or failed; what found nothing to do is not written down';
comment on column job_runs.id is 'Key';
comment on column job_runs.job_id is '일';
comment on column job_runs.run_number is 'Number of the run';
comment on column job_runs.started_at is 'When it began';
comment on column job_runs.ended_at is 'When it ended; of a lost run, when another process took the job';
comment on column job_runs.milliseconds is 'How long it took';
comment on column job_runs.outcome is 'DONE 끝남, FAILED 실패, LOST its process ended in the middle, RELEASED given back by a process that ended, STOPPED by a manager';
comment on column job_runs.code is 'Why it failed, as a stable code';
comment on column job_runs.worker is 'The process, as its log names it';
create index job_runs_started_index on job_runs (started_at);
