import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';

/** Notes that somebody called, and what came of it. */
export const closeInquiry: Handler<'closeInquiry'> = async ({ trx, params, body, actor, now }) => {
  const inquiry = await trx
    .selectFrom('inquiries')
    .select('closed_at')
    .where('id', '=', params.inquiryId)
    .forUpdate()
    .executeTakeFirst();
  if (!inquiry) throw notFound('문의');
  if (inquiry.closed_at !== null) return;
  await trx
    .updateTable('inquiries')
    .set({ closed_at: now, closed_by: actor.userId, outcome: cleanText(body.outcome) })
    .where('id', '=', params.inquiryId)
    .execute();
};
