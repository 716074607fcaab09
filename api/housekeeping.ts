import type { Deps } from './deps.ts';

/** Deletes what has run out: limits of past windows, reset links, refresh tokens. Run hourly. */
export async function tidyUp({ db, clock, log }: Deps): Promise<void> {
  const now = clock.now().getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  const { kysely } = db;
  await kysely.deleteFrom('rate_limits').where('window_start', '<', hoursAgo(24)).execute();
  await kysely.deleteFrom('password_resets').where('expires_at', '<', hoursAgo(24)).execute();
  await kysely.deleteFrom('refresh_tokens').where('expires_at', '<', hoursAgo(24)).execute();
  log.debug('tidied-up');
}
