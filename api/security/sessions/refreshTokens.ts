import { base64url } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { setCookieHeader } from './cookies.ts';
import { sha256 } from '../digest.ts';

/** Days until a sign-in ends, used or not. */
const lifetimeDays = 30;
const hour = 3_600_000;

/** When a token ends that is made now: staff who are away for some hours sign in again, and everybody after 30 days. */
function tokenEnd({ startedAt, idleHours, now }: { startedAt: Date; idleHours: number | null; now: Date }): Date {
  const last = startedAt.getTime() + lifetimeDays * 24 * hour;
  return new Date(idleHours === null ? last : Math.min(last, now.getTime() + idleHours * hour));
}
const cookieName = 'refresh_token';
const path = '/api/auth';

/** Whose token, of which sign-in. */
interface TokenOwner {
  family: string;
  userId: string;
  epoch: number;
  userAgent: string;
  now: Date;
  /** When the sign-in began. */
  startedAt: Date;
  /** Hours without a visit that end it; null for no such end. */
  idleHours: number | null;
}

/** Starts a session and answers its first token's row id. */
export async function startFamily(
  trx: Kysely<Tables>,
  session: Omit<TokenOwner, 'family' | 'startedAt'>,
): Promise<{ id: string; family: string }> {
  const family = crypto.randomUUID();
  return { id: await addToken(trx, { ...session, family, startedAt: session.now }), family };
}

/** Adds a token to a family and answers its row id. */
export async function addToken(
  trx: Kysely<Tables>,
  { family, userId, epoch, userAgent, now, startedAt, idleHours }: TokenOwner,
): Promise<string> {
  const { id } = await trx
    .insertInto('refresh_tokens')
    .values({
      family_id: family,
      user_id: userId,
      session_epoch: epoch,
      browser_hash: await browserHash(userAgent),
      family_started_at: startedAt,
      expires_at: tokenEnd({ startedAt, idleHours, now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a sign-in: its access token stops working at the next call. */
export async function revokeFamily(trx: Kysely<Tables>, family: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('family_id', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every sign-in of a person; felt at their next call. */
export async function endSessions(trx: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await sql`select end_sessions(${userId}::uuid, ${now}::timestamptz)`.execute(trx);
}

/** SHA-256 of a user agent, to distinguish a double use by one browser from a theft. */
export const browserHash = (userAgent: string): Promise<string> => sha256(userAgent);

/** The Set-Cookie header that carries a token: its row id, signed with a secret the database does not hold. */
export async function refreshCookie(secret: string, id: string, origin: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await macKey(secret), new TextEncoder().encode(id));
  const value = `${id}.${base64url.encode(new Uint8Array(mac))}`;
  return setCookieHeader(cookieName, value, { origin, path, maxAge: lifetimeDays * 86_400 });
}

/** The Set-Cookie header that deletes the token. */
export function clearedCookie(origin: string): string {
  return setCookieHeader(cookieName, '', { origin, path, maxAge: 0 });
}

/** The row id in a request's cookie; null when there is none or its signature is wrong. */
export async function readRefreshCookie(
  secret: string,
  cookies: Readonly<Record<string, string>>,
): Promise<string | null> {
  const [, id, mac] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookies[cookieName] ?? '') ?? [];
  if (id === undefined || mac === undefined) return null;
  const signature = new Uint8Array(base64url.decode(mac));
  const genuine = await crypto.subtle.verify('HMAC', await macKey(secret), signature, new TextEncoder().encode(id));
  return genuine ? id : null;
}

// A separate key, so that no access token can pass as a cookie's signature.
async function macKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(`refresh-cookie ${secret}`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
