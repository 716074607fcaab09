import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { tooMany } from '../http/problem.ts';
import { sha256 } from './digest.ts';
import { networkOf } from './network.ts';

/** A number of hits within some seconds, counted over all processes. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
  /** The subjects are addresses: one network counts as one. */
  byNetwork?: true;
}

/** Wrong passwords of one account from one network, whether the account exists or not. */
export const guessLimit: Limit = { name: 'login-guess', hits: 5, seconds: 900 };
/** Wrong passwords of one account from all devices it never signed in on. */
export const accountLimit: Limit = { name: 'login-account', hits: 20, seconds: 900 };
/** Wrong passwords of one account from a device it did sign in on; what others guess elsewhere does not count. */
export const deviceLimit: Limit = { name: 'login-device', hits: 10, seconds: 900 };
/** Wrong passwords from one network; a whole class may share it. */
export const addressLimit: Limit = { name: 'login-address', hits: 100, seconds: 900, byNetwork: true };
/** Wrong current passwords of somebody who is signed in. */
export const passwordChangeLimit: Limit = { name: 'password-change', hits: 5, seconds: 900 };
/** Wrong second factors of one person, who gave the right password before. */
export const secondFactorLimit: Limit = { name: 'second-factor', hits: 5, seconds: 900 };
/** Password-recovery texts of one account: they cost money and annoy. */
export const recoveryLimit: Limit = { name: 'find-password', hits: 3, seconds: 3600 };
export const recoveryAddressLimit: Limit = { name: 'find-password-address', hits: 30, seconds: 3600, byNetwork: true };
export const resetAddressLimit: Limit = { name: 'reset-address', hits: 20, seconds: 900, byNetwork: true };
/** Unknown link paths requested from one address; valid ones do not count. */
export const linkGuessLimit: Limit = { name: 'link-guess', hits: 20, seconds: 900, byNetwork: true };
/** Openings of one link. */
export const linkLimit: Limit = { name: 'link', hits: 60, seconds: 900 };
/** Inquiries of visitors from one network; a whole school may share it. */
export const inquiryLimit: Limit = { name: 'inquiry', hits: 10, seconds: 3600, byNetwork: true };
export const errorReportLimit: Limit = { name: 'error-report', hits: 30, seconds: 300, byNetwork: true };
/** A browser reports the presence of staff every 10 s, and at each move. */
export const presenceLimit: Limit = { name: 'presence', hits: 180, seconds: 60 };
export const refreshRequestLimit: Limit = { name: 'request-refresh', hits: 60, seconds: 60 };

/**
 * Counts a hit, or an amount, for a subject; throws 429 with Retry-After once the limit is passed. The row stays locked until the
 * transaction ends, so parallel attempts are counted one by one.
 */
export async function hit(
  trx: Kysely<Tables>,
  limit: Limit,
  subject: string,
  now: Date,
  detail?: (wait: string) => string,
  amount = 1,
): Promise<void> {
  const row = await trx
    .insertInto('rate_limits')
    .values({ key: await limitKey(limit, subject), window_start: now, hits: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${over(limit, now)} then excluded.hits else rate_limits.hits + excluded.hits end`,
        window_start: sql<Date>`case when ${over(limit, now)} then excluded.window_start else rate_limits.window_start end`,
        updated_at: now,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow();
  if (row.hits <= limit.hits) return;
  const seconds = Math.min(
    limit.seconds,
    Math.ceil((row.window_start.getTime() - now.getTime()) / 1000 + limit.seconds),
  );
  throw tooMany(
    seconds,
    detail?.(waitText(seconds)) ?? `너무 여러 번 시도했습니다. ${waitText(seconds)} 뒤에 다시 해 주세요.`,
  ).keepingWrites();
}

/** Deletes a subject's hits, such as after a right password. */
export async function forgive(trx: Kysely<Tables>, limit: Limit, subject: string): Promise<void> {
  await trx
    .deleteFrom('rate_limits')
    .where('key', '=', await limitKey(limit, subject))
    .execute();
}

/** Subtracts one hit that should not count. */
export async function takeBack(trx: Kysely<Tables>, limit: Limit, subject: string): Promise<void> {
  await trx
    .updateTable('rate_limits')
    .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', await limitKey(limit, subject))
    .execute();
}

/** Milliseconds by which the clocks of two processes may differ. */
const clockSkew = 60_000;

// A window that begins in the future was begun before the clock was set back: it would lock for as long as that was.
function over({ seconds }: Limit, now: Date) {
  const [ended, latest] = [new Date(now.getTime() - seconds * 1000), new Date(now.getTime() + clockSkew)];
  return sql<boolean>`(rate_limits.window_start <= ${ended} or rate_limits.window_start > ${latest})`;
}

// Hashed, so that what people type into a login form is not kept.
async function limitKey(limit: Limit, subject: string): Promise<string> {
  const counted = limit.byNetwork ? networkOf(subject) : subject;
  return `${limit.name}:${(await sha256(counted)).slice(0, 32)}`;
}

function waitText(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`;
}
