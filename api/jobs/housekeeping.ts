import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../deps.ts';
import { remakeStored } from '../rest/files/remake/remakeStored.ts';
import { sweepFiles } from '../files/sweep.ts';
import { letOthersIn } from '../rest/_protocol/inSlices.ts';
import { markAutoAbsences } from '../rest/participants/marks/autoAbsent.ts';
import { anonymiseDue } from '../rest/students/leaving/anonymiseDue.ts';
import type { Job, Lock } from './job.ts';

/** Days that a reported crash is kept, and how many of them; anybody may report one. */
const errorDays = 90;
const mostErrors = 5000;
/** Days that the runs of jobs are kept, and jobs that were done once. */
const runDays = 30;

const hourly = 3600;

/** What is done every hour. */
export const housekeeping = (deps: Deps): Job[] => [
  { kind: 'expired-data', everySeconds: hourly, run: ({ lock }) => forgetExpired(deps, lock).then(() => true) },
  {
    kind: 'auto-absences',
    everySeconds: hourly,
    run: async ({ lock }) => (await markAutoAbsences(deps, lock)) > 0,
  },
  { kind: 'todo-watch', everySeconds: hourly, run: ({ lock }) => watchTodos(deps, lock).then(() => true) },
  { kind: 'anonymisation', everySeconds: hourly, run: async ({ lock }) => (await anonymiseDue(deps, lock)) > 0 },
  { kind: 'change-retention', everySeconds: hourly, run: ({ lock, signal }) => forgetChanges(deps, lock, signal) },
  {
    kind: 'file-sweep',
    everySeconds: hourly,
    run: async ({ lock }) => Object.values(await sweepFiles(deps, lock)).some((count) => count > 0),
  },
  { kind: 'stored-pictures', everySeconds: hourly, run: (turn) => remakeStored(deps, turn) },
];

/**
 * Deletes expired data: past rate-limit windows, reset links, refresh tokens, security events of two years ago, old reports of crashes, devices that
 * nobody is signed in at, what was told a year ago, old runs of jobs.
 */
async function forgetExpired({ db, clock }: Deps, lock: Lock): Promise<void> {
  for (const forget of expired(clock.now())) {
    await db.kysely.transaction().execute(async (trx) => {
      await lock(trx);
      await forget(trx);
    });
  }
  // PGlite has nobody who does it; the planner's estimates live on it.
  if (db.kind === 'pglite') await db.sql.exec('analyze');
}

/** Entries that one transaction deletes. */
const mostChanges = 2000;

/** Deletes entries of the change history that are past the rule of retention, a little at a time. */
async function forgetChanges({ db, clock }: Deps, lock: Lock, signal: AbortSignal): Promise<boolean> {
  for (let wereAny = false; ; wereAny = true) {
    if (signal.aborted) return wereAny;
    const forgotten = await db.kysely.transaction().execute(async (trx) => {
      await lock(trx);
      const { rows } = await sql<{
        count: number;
      }>`select forget_old_changes(${clock.now()}, ${mostChanges}) as count`.execute(trx);
      return rows[0]?.count ?? 0;
    });
    if (forgotten === 0) return wereAny;
    await letOthersIn();
  }
}

async function watchTodos({ db, clock }: Deps, lock: Lock): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await lock(trx);
    await sql`select watch_todos(${clock.now()}), watch_marks_of_today()`.execute(trx);
  });
}

function expired(now: Date): ((trx: Transaction<Tables>) => Promise<unknown>)[] {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const daysAgo = (days: number) => hoursAgo(days * 24);
  return [
    (trx) => trx.deleteFrom('rate_limits').where('window_start', '<', hoursAgo(24)).execute(),
    (trx) => trx.deleteFrom('password_resets').where('expires_at', '<', hoursAgo(24)).execute(),
    (trx) => trx.deleteFrom('setup_tokens').where('expires_at', '<', now).execute(),
    (trx) => trx.deleteFrom('refresh_tokens').where('expires_at', '<', hoursAgo(24)).execute(),
    (trx) => trx.deleteFrom('error_logs').where('occurred_at', '<', daysAgo(errorDays)).execute(),
    (trx) =>
      trx
        .deleteFrom('error_logs')
        .where('id', 'in', (rows) =>
          rows.selectFrom('error_logs').select('id').orderBy('occurred_at', 'desc').offset(mostErrors),
        )
        .execute(),
    (trx) => trx.deleteFrom('sign_in_challenges').where('expires_at', '<', hoursAgo(24)).execute(),
    (trx) => sql`select forget_old_security_events()`.execute(trx),
    (trx) => sql`select forget_old_accesses()`.execute(trx),
    (trx) => sql`select forget_inquiries(${now})`.execute(trx),
    (trx) => sql`select forget_sms_pictures(${now})`.execute(trx),
    // A device stays as long as somebody is signed in at it.
    (trx) =>
      sql`
      delete from push_subscriptions where not exists (
        select from refresh_tokens where family_id = session_family and revoked_at is null and expires_at > ${now})`.execute(
        trx,
      ),
    (trx) => trx.deleteFrom('notification_events').where('settled_at', '<', daysAgo(400)).execute(),
    (trx) => trx.deleteFrom('job_runs').where('started_at', '<', daysAgo(runDays)).execute(),
    (trx) => trx.deleteFrom('jobs').where('status', '=', 'DONE').where('ended_at', '<', daysAgo(runDays)).execute(),
  ];
}
