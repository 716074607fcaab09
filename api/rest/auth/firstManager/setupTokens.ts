import { base64url } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { sha256 } from '../../../security/digest.ts';

/** Minutes that the address of an academy without people works. */
const MINUTES = 60;

/** A new token that opens this academy once, within an hour: 43 letters. */
export async function addSetupToken(kysely: Kysely<Tables>, now: Date): Promise<string> {
  const token = base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
  const expires_at = new Date(now.getTime() + MINUTES * 60_000);
  await kysely
    .insertInto('setup_tokens')
    .values({ token_hash: await sha256(token), expires_at })
    .execute();
  return token;
}

/** Whether the token was made here and is not late. */
export async function isSetupToken(kysely: Kysely<Tables>, token: string, now: Date): Promise<boolean> {
  const known = await kysely
    .selectFrom('setup_tokens')
    .select('token_hash')
    .where('token_hash', '=', await sha256(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether the token opens the academy now; no other does from then on. */
export async function takeSetupToken(trx: Kysely<Tables>, token: string, now: Date): Promise<boolean> {
  const hash = await sha256(token);
  const { rows } = await sql<{ opens: boolean }>`select use_setup_token(${hash}, ${now}) as opens`.execute(trx);
  return rows[0]?.opens === true;
}
