import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { tooMany } from '../http/problem.ts';
import { sha256 } from './digest.ts';

/** A number of hits within some seconds, counted over all processes. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
}

/** Wrong passwords of one account, whether it exists or not. */
export const accountLimit: Limit = { name: 'login-account', hits: 5, seconds: 900 };
/** Wrong passwords from one address; a whole class may share it. */
export const addressLimit: Limit = { name: 'login-address', hits: 100, seconds: 900 };
/** Wrong second factors of one person, who gave the right password before. */
export const secondFactorLimit: Limit = { name: 'second-factor', hits: 5, seconds: 900 };
/** Password-recovery texts of one account: they cost money and annoy. */
export const recoveryLimit: Limit = { name: 'find-password', hits: 3, seconds: 3600 };
export const recoveryAddressLimit: Limit = { name: 'find-password-address', hits: 30, seconds: 3600 };
export const resetAddressLimit: Limit = { name: 'reset-address', hits: 20, seconds: 900 };
/** Unknown link paths requested from one address; valid ones do not count. */
export const linkGuessLimit: Limit = { name: 'link-guess', hits: 20, seconds: 900 };
/** Openings of one link. */
export const linkLimit: Limit = { name: 'link', hits: 60, seconds: 900 };
export const errorReportLimit: Limit = { name: 'error-report', hits: 30, seconds: 300 };
/** A browser reports the presence of staff every 10 s, and at each move. */
export const presenceLimit: Limit = { name: 'presence', hits: 180, seconds: 60 };
export const refreshRequestLimit: Limit = { name: 'request-refresh', hits: 60, seconds: 60 };

/**
 * Counts one hit for a subject; throws 429 with Retry-After once the limit is passed. The row stays locked until the
 * transaction ends, so parallel attempts are counted one by one.
 */
export async function hit(
  trx: Kysely<Tables>,
  limit: Limit,
  subject: string,
  now: Date,
  detail?: string,
): Promise<void> {
  const row = await trx
    .insertInto('rate_limits')
    .values({ key: await limitKey(limit, subject), window_start: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${over(limit, now)} then 1 else rate_limits.hits + 1 end`,
        window_start: sql<Date>`case when ${over(limit, now)} then excluded.window_start else rate_limits.window_start end`,
        updated_at: now,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow();
  if (row.hits <= limit.hits) return;
  const seconds = Math.ceil((row.window_start.getTime() - now.getTime()) / 1000 + limit.seconds);
  throw tooMany(
    seconds,
    detail ?? `너무 여러 번 시도했습니다. ${waitText(seconds)} 뒤에 다시 해 주세요.`,
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

function over({ seconds }: Limit, now: Date) {
  return sql<boolean>`rate_limits.window_start <= ${now}::timestamptz - ${seconds} * interval '1 second'`;
}

// Hashed, so that what people type into a login form is not kept.
async function limitKey(limit: Limit, subject: string): Promise<string> {
  return `${limit.name}:${(await sha256(subject)).slice(0, 32)}`;
}

function waitText(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`;
}
