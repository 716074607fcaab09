import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';

/** Approves, rejects with a reason, or pays a claim; which may follow which, and by whom, the database says. */
export const decideClaim: Handler<'decideClaim'> = async ({ trx, params, body, actor }) => {
  const claim = await trx
    .selectFrom('expense_claims')
    .select('id')
    .where('id', '=', params.expenseClaimId)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) throw notFound('경비 청구');
  if (body.rejectReason !== undefined && body.status !== 'REJECTED')
    throw invalid([{ field: 'rejectReason', message: '반려할 때만 적습니다.' }]);
  const decided = body.status === 'PAID' ? {} : { decided_by: actor.userId, reject_reason: reasonOf(body) };
  await trx
    .updateTable('expense_claims')
    .set({ ...decided, status: body.status })
    .where('id', '=', claim.id)
    .execute();
  return { id: claim.id };
};

const reasonOf = ({ rejectReason }: { rejectReason?: string }): string | null =>
  rejectReason === undefined ? null : cleanText(rejectReason);
