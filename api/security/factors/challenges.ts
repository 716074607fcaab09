import { base64url } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { setCookieHeader } from '../sessions/cookies.ts';

/** Minutes in which a second factor must be given. */
const minutes = 10;
const cookieName = 'sign_in';

type Purpose = 'SIGN_IN' | 'PASSKEY' | 'TEXT';

/** Opens a question to a person; answers its id. */
export async function openChallenge(
  trx: Kysely<Tables>,
  { userId, purpose, challenge, now }: { userId: string; purpose: Purpose; challenge?: string; now: Date },
): Promise<string> {
  // Several sign-ins may be under way; a new passkey is one at a time.
  if (purpose === 'PASSKEY') await closeChallenges(trx, userId, purpose);
  const { id } = await trx
    .insertInto('sign_in_challenges')
    .values({
      user_id: userId,
      purpose,
      challenge: challenge ?? null,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets the questions to a person. */
export async function closeChallenges(trx: Kysely<Tables>, userId: string, purpose: Purpose): Promise<void> {
  await trx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/** The Set-Cookie header that lets this browser, and no other, answer; with null it is deleted. */
export async function challengeCookie(secret: string, id: string | null, origin: string): Promise<string> {
  const value = id === null ? '' : `${id}.${await signature(secret, id)}`;
  return setCookieHeader(cookieName, value, { origin, path: '/api/auth', maxAge: id === null ? 0 : minutes * 60 });
}

/** The id in a request's cookie; null when there is none or its signature is wrong. */
export async function readChallengeCookie(
  secret: string,
  cookies: Readonly<Record<string, string>>,
): Promise<string | null> {
  const [, id, mac] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookies[cookieName] ?? '') ?? [];
  if (id === undefined || mac === undefined) return null;
  const genuine = await crypto.subtle.verify('HMAC', await macKey(secret), decode(mac), new TextEncoder().encode(id));
  return genuine ? id : null;
}

async function signature(secret: string, id: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await macKey(secret), new TextEncoder().encode(id));
  return base64url.encode(new Uint8Array(mac));
}

const decode = (text: string) => new Uint8Array(base64url.decode(text));

// A separate key, so that no other signature can pass as one of a challenge.
function macKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(`sign-in-challenge ${secret}`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
