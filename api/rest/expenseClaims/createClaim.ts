import { requireTa } from '../_protocol/access/requireTa.ts';
import type { Handler } from '../_protocol/handler.ts';
import { claimRow } from './claimRow.ts';

/** Claims what the caller spent for the academy. */
export const createClaim: Handler<'createClaim'> = async ({ trx, body, actor, now }) => {
  requireTa(actor);
  return trx
    .insertInto('expense_claims')
    .values({ ...claimRow(body, now), ta_id: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
};
