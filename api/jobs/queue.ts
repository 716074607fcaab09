import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Database } from '../ports/database.ts';
import { LeaseLost, type Job } from './job.ts';

/** A job that this process has until its lease runs out. */
export interface Claim {
  id: string;
  kind: string;
  key: string;
  number: number;
  leaseSeconds: number;
  /** When the last run that did not fail began. */
  since: Date | null;
}

/** Seconds, doubled with each failure in a row, until the next try. */
const firstWait = 5;
const longestWait = 900;

export const defaultLease = 30;

/** Seconds after which what is due begins though there seems to be nothing to do: staff see that a server does it. */
export const longestIdle = 60;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;
const later = (now: Date, seconds: number) => sql`${at(now)} + ${seconds} * interval '1 second'`;

/** Writes down what is done by the clock, once for the academy. What runs hourly or less often begins an interval after it was first heard of. */
export async function schedule({ kysely }: Pick<Database, 'kysely'>, jobs: readonly Job[], now: Date): Promise<void> {
  const rows = jobs.flatMap(({ kind, everySeconds, dueAt, lanes = 1 }) => {
    if (everySeconds === undefined) return [];
    const first = dueAt?.(now) ?? new Date(now.getTime() + (everySeconds >= 3600 ? everySeconds : 0) * 1000);
    const keys = Array.from({ length: lanes }, (_, lane) => (lanes === 1 ? '' : String(lane + 1)));
    return keys.map((key) => ({ kind, key, everySeconds, first }));
  });
  await sql`
    insert into jobs (kind, key, every_seconds, due_at)
    select kind, key, "everySeconds", first
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (kind text, key text, "everySeconds" integer, first timestamptz)
    on conflict (kind, key) do update set every_seconds = excluded.every_seconds where jobs.every_seconds is distinct from excluded.every_seconds`.execute(
    kysely,
  );
}

/** What a process may take now. */
export interface Wanted {
  jobs: readonly Job[];
  /** Kinds of which news came: they are taken before they are due, unless they wait after a failure. */
  woken?: ReadonlySet<string>;
  /** The process, as its log names it. */
  worker: string;
}

/** Takes the job that has been due longest, or whose process is silent; two processes never take the same. The run that lost it is written down. */
export async function claimJob(
  { kysely }: Pick<Database, 'kysely'>,
  { jobs, woken = new Set(), worker }: Wanted,
  now: Date,
): Promise<Claim | undefined> {
  if (jobs.length === 0) return undefined;
  const offered = jobs.map(({ kind, leaseSeconds = defaultLease }) => ({
    kind,
    leaseSeconds,
    isWoken: woken.has(kind),
  }));
  // A due time that is further away than it can be comes from a clock that was set back.
  const { rows } = await sql<Claim>`
    with offered as (
      select * from json_to_recordset(${JSON.stringify(offered)}::json) as each (kind text, "leaseSeconds" integer, "isWoken" boolean)
    ), taken as materialized (
      select job.id, offered."leaseSeconds", job.status = 'RUNNING' as "wasLost", job.run_number, job.started_at, job.worker
      from jobs as job join offered on offered.kind = job.kind
      where job.status in ('WAITING', 'RUNNING') and case job.status when 'RUNNING' then job.lease_until <= ${at(now)}
        else job.due_at <= ${at(now)} and (job.due_at <= ${at(now)} - ${longestIdle} * interval '1 second' or ${workOf(jobs, now)}) or (offered."isWoken" and job.failures = 0)
          or job.due_at > ${at(now)} + (job.every_seconds + ${longestWait + 60}) * interval '1 second' end
      order by job.due_at limit 1 for update of job skip locked
    ), lost as (
      insert into job_runs (job_id, run_number, started_at, ended_at, outcome, code, worker)
      select id, run_number, started_at, greatest(started_at, ${at(now)}), 'LOST', 'process-ended', worker from taken where "wasLost"
    )
    update jobs as job set status = 'RUNNING', run_number = job.run_number + 1, lease_until = ${at(now)} + "leaseSeconds" * interval '1 second',
      worker = ${worker}, started_at = ${at(now)}, failures = job.failures + "wasLost"::integer, code = case when "wasLost" then 'process-ended' else code end
    from taken where taken.id = job.id
    returning job.id, job.kind, job.key, job.run_number as number, "leaseSeconds", job.succeeded_at as since`.execute(
    kysely,
  );
  return rows[0] && { ...rows[0], since: rows[0].since && new Date(rows[0].since) };
}

/** SQL: whether there may be something to do for a row of `job`. Asked with each look, so that a run in vain and its three writes are spared. */
function workOf(jobs: readonly Job[], now: Date) {
  const known = jobs.flatMap(({ kind, hasWork }) => (hasWork ? [sql`when ${kind} then ${hasWork(at(now))}`] : []));
  return known.length === 0 ? sql`true` : sql`case job.kind ${sql.join(known, sql` `)} else true end`;
}

/** Renews the lease; locks the job when it is in a transaction. @throws LeaseLost */
export async function renewClaim(
  kysely: Transaction<Tables> | Database['kysely'],
  { id, number, leaseSeconds }: Claim,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    update jobs set lease_until = ${later(now, leaseSeconds)}
    where id = ${id} and run_number = ${number} and status = 'RUNNING' returning id`.execute(kysely);
  if (rows.length === 0) throw new LeaseLost('The job was taken over or stopped.');
}

/** How a run ended. */
export type Outcome =
  | { outcome: 'DONE'; didAnything: boolean; dueAt?: Date | undefined }
  | { outcome: 'FAILED'; code: string; mostTries: number }
  | { outcome: 'RELEASED' };

/** Ends a run and says when the next one is due. Writes nothing for a run that has lost its job: false. */
export async function endRun(
  { kysely }: Pick<Database, 'kysely'>,
  claim: Claim,
  ended: Outcome,
  now: Date,
): Promise<boolean> {
  const code = ended.outcome === 'FAILED' ? ended.code : null;
  const isWritten = ended.outcome !== 'DONE' || ended.didAnything;
  const { rows } = await sql`
    with own as (
      update jobs set ${nextOf(ended, now)}, lease_until = null, ended_at = ${at(now)}
      where id = ${claim.id} and run_number = ${claim.number} and status = 'RUNNING' returning id, run_number, started_at, worker
    ), written as (
      insert into job_runs (job_id, run_number, started_at, ended_at, outcome, code, worker)
      select id, run_number, started_at, greatest(started_at, ${at(now)}), ${ended.outcome}, ${code}, worker from own where ${isWritten}
    )
    select from own`.execute(kysely);
  return rows.length > 0;
}

function nextOf(ended: Outcome, now: Date) {
  if (ended.outcome === 'RELEASED') return sql`status = 'WAITING', due_at = ${at(now)}`;
  if (ended.outcome === 'DONE') {
    return sql`status = case when every_seconds is null then 'DONE' else 'WAITING' end, failures = 0, code = null, succeeded_at = started_at,
      due_at = case when every_seconds is null then due_at else ${ended.dueAt ? at(ended.dueAt) : sql`${at(now)} + every_seconds * interval '1 second'`} end`;
  }
  return sql`failures = failures + 1, code = ${ended.code},
    status = case when every_seconds is null and run_number >= ${ended.mostTries} then 'FAILED' else 'WAITING' end,
    due_at = ${at(now)} + least(${longestWait}::float8, ${firstWait} * power(2, least(failures, 12))) * interval '1 second'`;
}

/** Lets others take at once what earlier processes had, where one process alone has the database: they are dead. */
export async function releaseDead({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  await sql`update jobs set lease_until = ${at(now)} where status = 'RUNNING'`.execute(kysely);
}
