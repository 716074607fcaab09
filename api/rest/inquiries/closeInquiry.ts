import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Notes that somebody called, and what came of it. */
export const closeInquiry: Handler<'closeInquiry'> = async ({ trx, params, body, actor, now }) => {
  const inquiry = await lockRow(trx, 'inquiries', params.inquiryId);
  if (inquiry.closed_at !== null) return;
  await trx
    .updateTable('inquiries')
    .set({ closed_at: now, closed_by: actor.userId, outcome: cleanText(body.outcome) })
    .where('id', '=', params.inquiryId)
    .execute();
};
