import type { Handler } from '../_protocol/handler.ts';
import { findOwnClaim } from './findOwnClaim.ts';

/** Takes back one's own claim until it is decided, with its receipts. */
export const deleteClaim: Handler<'deleteClaim'> = async ({ trx, params, actor }) => {
  const { id } = await findOwnClaim(trx, params.expenseClaimId, actor.userId);
  await trx.deleteFrom('expense_claims').where('id', '=', id).execute();
};
