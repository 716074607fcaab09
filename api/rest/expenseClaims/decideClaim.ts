import { sql } from 'kysely';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { sayMonth } from '../_protocol/seoul.ts';
import { cleanText } from '../_protocol/text.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Approves, rejects with a reason, or pays a claim; which may follow which, and by whom, the database says. */
export const decideClaim: Handler<'decideClaim'> = async ({ trx, params, body, actor }) => {
  // Before the claim is locked: a month that is being closed locks in this order, too.
  await sql`select share_payroll()`.execute(trx);
  const claim = await lockRow(trx, 'expense_claims', params.expenseClaimId);
  if (body.status === 'PAID' && claim.status === 'PAID' && claim.pay_month !== null)
    throw conflict('paid-with-month', `${sayMonth(claim.pay_month)} 급여와 함께 이미 지급했습니다.`);
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
