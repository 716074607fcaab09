import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { claimRow } from './claimRow.ts';
import { findOwnClaim } from './findOwnClaim.ts';

/** Changes one's own claim until it is decided. */
export const updateClaim: Handler<'updateClaim'> = async (context) => {
  const { trx, params, body, actor, now } = context;
  const claim = await findOwnClaim(trx, params.expenseClaimId, actor.userId);
  const row = claimRow(body, now);
  if (isStale(claim, body.version) && claim.status === 'REQUESTED') {
    throw await staleVersion(trx, 'expense_claims', { ...claim, title: '경비 청구' }, row);
  }
  await sayUnconditional(context, 'CLAIM_UPDATE', body.version);
  await trx.updateTable('expense_claims').set(row).where('id', '=', claim.id).execute();
  return { id: claim.id };
};
