import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { tooMany } from '../../http/problem.ts';
import { sha256 } from '../digest.ts';
import { networkOf } from './network.ts';

/** A number of hits within some seconds, counted over all processes. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
  /** The subjects are addresses: one network counts as one. */
  byNetwork?: true;
}

/** Wrong passwords of one account from one network and devices it never signed in on, whether the account exists or not. */
export const guessLimit: Limit = { name: 'login-guess', hits: 5, seconds: 900 };
/** The same in a network past `addressLimit`, where somebody tries many accounts. */
export const crowdedGuessLimit: Limit = { ...guessLimit, hits: 2 };
/** Wrong passwords of one account from all devices it never signed in on; its owner is let in by a text. */
export const accountLimit: Limit = { name: 'login-account', hits: 20, seconds: 900 };
/** Wrong passwords of one account from a device it did sign in on; what others guess elsewhere does not count. */
export const deviceLimit: Limit = { name: 'login-device', hits: 10, seconds: 900 };
/** Wrong passwords from one network. A whole school may share it: past it right ones pass still, one after another. */
export const addressLimit: Limit = { name: 'login-address', hits: 100, seconds: 900, byNetwork: true };
/** Wrong codes of a text for one account from one network; a right one passes. */
export const signInCodeLimit: Limit = { name: 'sign-in-code', hits: 10, seconds: 900 };
/** Wrong current passwords in one sign-in. */
export const passwordChangeLimit: Limit = { name: 'password-change', hits: 5, seconds: 900 };
/** Wrong codes of the app of one person, who gave the right password before; a device that they know has a count of its own. */
export const secondFactorLimit: Limit = { name: 'second-factor', hits: 5, seconds: 900 };
/** Recovery texts of one account and number that one network asks for: they cost money and annoy. */
export const recoveryLimit: Limit = { name: 'find-password', hits: 3, seconds: 3600 };
/** The same of codes to sign in with, so that neither uses up the other. */
export const signInTextLimit: Limit = { name: 'sign-in-text', hits: 3, seconds: 3600 };
/** Texts of both kinds to one number, whoever asks; each lets the owner in. */
export const textLimit: Limit = { name: 'sign-in-texts', hits: 12, seconds: 3600 };
/** Wrong numbers from one network; past it they are answered the same and not counted, and right ones get their text. */
export const recoveryAddressLimit: Limit = { name: 'find-password-address', hits: 30, seconds: 3600, byNetwork: true };
/** Unknown reset links from one network; known ones do not count. */
export const resetAddressLimit: Limit = { name: 'reset-address', hits: 20, seconds: 900, byNetwork: true };
/** Unknown tokens of an academy's first address, from one network; known ones do not count. */
export const setupAddressLimit: Limit = { name: 'setup-address', hits: 20, seconds: 900, byNetwork: true };
/** Unknown link paths requested from one address; valid ones do not count. */
export const linkGuessLimit: Limit = { name: 'link-guess', hits: 20, seconds: 900, byNetwork: true };
/** Openings of one link from one network, so that who opens it elsewhere holds up nobody. */
export const linkLimit: Limit = { name: 'link', hits: 60, seconds: 900 };
/** Inquiries of one number from one network. */
export const inquiryLimit: Limit = { name: 'inquiry', hits: 5, seconds: 3600 };
/** Inquiries from one network, which a whole school may share. */
export const inquiryAddressLimit: Limit = { name: 'inquiry-address', hits: 60, seconds: 3600, byNetwork: true };
/** Crashes that one person reports, or one network of visitors. */
export const errorReportLimit: Limit = { name: 'error-report', hits: 30, seconds: 300 };
/** A browser reports the presence of staff every 10 s, and at each move. */
export const presenceLimit: Limit = { name: 'presence', hits: 180, seconds: 60 };
export const refreshRequestLimit: Limit = { name: 'request-refresh', hits: 60, seconds: 60 };

/** Counts a hit, or an amount, for a subject; throws 429 with Retry-After once the limit is passed. */
export async function hit(
  trx: Kysely<Tables>,
  limit: Limit,
  subject: string,
  now: Date,
  detail?: (wait: string) => string,
  amount = 1,
): Promise<void> {
  const seconds = await count(trx, limit, subject, now, amount);
  if (seconds === null) return;
  throw tooMany(
    seconds,
    detail?.(waitText(seconds)) ?? `너무 여러 번 시도했습니다. ${waitText(seconds)} 뒤에 다시 해 주세요.`,
  ).keepingWrites();
}

/**
 * Counts a hit, or an amount, for a subject; answers the seconds to wait once the limit is passed, and null before. The row stays locked until
 * the transaction ends, so parallel attempts are counted one by one.
 */
export async function count(
  trx: Kysely<Tables>,
  limit: Limit,
  subject: string,
  now: Date,
  amount = 1,
): Promise<number | null> {
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
  if (row.hits <= limit.hits) return null;
  return Math.min(limit.seconds, Math.ceil((row.window_start.getTime() - now.getTime()) / 1000 + limit.seconds));
}

/** Whether a subject has used a limit up; counts nothing. */
export async function isUsedUp(db: Kysely<Tables>, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', await limitKey(limit, subject))
    .where('hits', '>=', limit.hits)
    .where(sql<boolean>`not ${over(limit, now)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the hits of a subject, or of each of some, such as after a right password. */
export async function forgive(trx: Kysely<Tables>, limit: Limit, subject: string | readonly string[]): Promise<void> {
  const keys = await Promise.all([subject].flat().map((one) => limitKey(limit, one)));
  await trx.deleteFrom('rate_limits').where('key', 'in', keys).execute();
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
