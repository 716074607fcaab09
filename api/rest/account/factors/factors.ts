import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../../security/factors/recoveryCodes.ts';

/** A person's passkeys, oldest first. */
export function passkeysOf(trx: Transaction<Tables>, userId: string) {
  return trx.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** The key of a person's app; null while none was confirmed. */
export async function appOf(trx: Transaction<Tables>, userId: string) {
  const app = trx.selectFrom('second_factors').selectAll().where('user_id', '=', userId);
  return (await app.where('confirmed_at', 'is not', null).executeTakeFirst()) ?? null;
}

/** Unused recovery codes of a person. */
export function unusedCodesOf(trx: Transaction<Tables>, userId: string) {
  const codes = trx.selectFrom('recovery_codes').select(['id', 'code_hash']);
  return codes.where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

/** Gives a person new recovery codes in place of all former ones. Only this answer shows them. */
export async function replaceRecoveryCodes(
  trx: Transaction<Tables>,
  secret: string,
  userId: string,
): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = newRecoveryCodes();
  const rows = codes.map(async (code) => ({
    user_id: userId,
    code_hash: await recoveryCodeHash(secret, userId, code),
  }));
  await trx
    .insertInto('recovery_codes')
    .values(await Promise.all(rows))
    .execute();
  return codes;
}

/** Recovery codes with a person's first second factor; none where they have some. */
export async function firstRecoveryCodes(trx: Transaction<Tables>, secret: string, userId: string): Promise<string[]> {
  const left = await unusedCodesOf(trx, userId);
  return left.length > 0 ? [] : replaceRecoveryCodes(trx, secret, userId);
}
