import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Adds to or deducts from the pay of a TA in one month. */
export const createCustomWage: Handler<'createCustomWage'> = async ({ trx, body }) => {
  const ta = await lockRow(trx, 'tas', body.taId, 'share');
  return trx
    .insertInto('ta_monthly_custom_wages')
    .values({ ta_id: ta.id, month: `${body.month}-01`, amount: body.amount, reason: cleanLine(body.reason) })
    .returning('id')
    .executeTakeFirstOrThrow();
};
