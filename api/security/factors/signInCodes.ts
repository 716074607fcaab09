import { base64url } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { openChallenge } from './challenges.ts';

/** A new code of eight digits to sign in with; answers it to be texted and keeps its hash. Earlier ones stay good: whoever asks for more shuts nobody out. */
export async function openSignInCode(
  trx: Kysely<Tables>,
  secret: string,
  { userId, loginId, now }: { userId: string; loginId: string; now: Date },
): Promise<string> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(random % 100_000_000).padStart(8, '0');
  await openChallenge(trx, { userId, purpose: 'TEXT', challenge: await codeHash(secret, loginId, code), now });
  return code;
}

/** Which code of an account this is; null when it is none of the last minutes. */
export async function findSignInCode(
  trx: Kysely<Tables>,
  secret: string,
  { loginId, code, now }: { loginId: string; code: string; now: Date },
): Promise<string | null> {
  const found = await trx
    .selectFrom('sign_in_challenges')
    .select('id')
    .where('challenge', '=', await codeHash(secret, loginId, code))
    .where('purpose', '=', 'TEXT')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function codeHash(secret: string, loginId: string, code: string): Promise<string> {
  const bytes = new TextEncoder().encode(`sign-in-code ${secret}`);
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${loginId} ${code}`));
  return base64url.encode(new Uint8Array(mac));
}
