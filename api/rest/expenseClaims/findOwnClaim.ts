import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { lockRow } from '../_protocol/rows.ts';

/** A claim of the caller, locked. Throws 404 for one of somebody else, which is as if it did not exist. */
export async function findOwnClaim(trx: Transaction<Tables>, id: string, taId: string) {
  const claim = await lockRow(trx, 'expense_claims', { id, ta_id: taId });
  return claim;
}
