import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';

/** A claim of the caller, locked. Throws 404 for one of somebody else, which is as if it did not exist. */
export async function findOwnClaim(trx: Transaction<Tables>, id: string, taId: string) {
  const claim = await trx
    .selectFrom('expense_claims')
    .select(['id', 'spent_on', 'amount', 'description', 'status', 'version'])
    .where('id', '=', id)
    .where('ta_id', '=', taId)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) throw notFound('경비 청구');
  return claim;
}
