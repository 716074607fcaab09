import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Removes a person's app, passkeys and recovery codes. */
export async function removeEveryFactor(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
