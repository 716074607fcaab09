import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { markAutoAbsences } from './rest/participants/autoAbsent.ts';
import { anonymiseDue } from './rest/students/anonymiseDue.ts';
import { sweepFiles } from './files/sweep.ts';

/** Days that a reported crash is kept, and how many of them; anybody may report one. */
const errorDays = 90;
const mostErrors = 5000;

/**
 * Forgets students whose deletion is due, and deletes expired data: past rate-limit windows, reset links, refresh tokens, security events of
 * two years ago, old reports of crashes, unfinished uploads, objects of deleted files, devices that nobody is signed in at, what was told a year ago. Run hourly.
 */
export async function tidyUp(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now().getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  const { kysely } = db;
  await kysely.deleteFrom('rate_limits').where('window_start', '<', hoursAgo(24)).execute();
  await kysely.deleteFrom('password_resets').where('expires_at', '<', hoursAgo(24)).execute();
  await kysely.deleteFrom('refresh_tokens').where('expires_at', '<', hoursAgo(24)).execute();
  await kysely
    .deleteFrom('error_logs')
    .where('occurred_at', '<', hoursAgo(errorDays * 24))
    .execute();
  await kysely
    .deleteFrom('error_logs')
    .where('id', 'in', (rows) =>
      rows.selectFrom('error_logs').select('id').orderBy('occurred_at', 'desc').offset(mostErrors),
    )
    .execute();
  await kysely.deleteFrom('sign_in_challenges').where('expires_at', '<', hoursAgo(24)).execute();
  await sql`select forget_old_security_events()`.execute(kysely);
  await markAutoAbsences(deps);
  await sql`select watch_todos(${clock.now()})`.execute(kysely);
  await sql`select forget_old_accesses()`.execute(kysely);
  await sql`select forget_inquiries(${clock.now()})`.execute(kysely);
  await sql`select forget_sms_pictures(${clock.now()})`.execute(kysely);
  // A device stays as long as somebody is signed in at it.
  await sql`
    delete from push_subscriptions where not exists (
      select from refresh_tokens where family_id = session_family and revoked_at is null and expires_at > ${clock.now()})`.execute(
    kysely,
  );
  await kysely
    .deleteFrom('notification_events')
    .where('settled_at', '<', hoursAgo(400 * 24))
    .execute();
  await anonymiseDue(deps);
  await sweepFiles(deps);
  // PGlite has nobody who does it; the planner's estimates live on it.
  if (db.kind === 'pglite') await db.sql.exec('analyze');
  log.debug('tidied-up');
}
