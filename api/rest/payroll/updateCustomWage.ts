import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Changes an addition or deduction of an open month. */
export const updateCustomWage: Handler<'updateCustomWage'> = async (context) => {
  const { trx, params, body } = context;
  const custom = await lockRow(trx, 'ta_monthly_custom_wages', params.customWageId);
  const row = { amount: body.amount, reason: cleanLine(body.reason) };
  if (isStale(custom, body.version)) {
    throw await staleVersion(trx, 'ta_monthly_custom_wages', { ...custom, title: '추가/공제' }, row);
  }
  await sayUnconditional(context, 'CUSTOM_WAGE_UPDATE', body.version);
  await trx.updateTable('ta_monthly_custom_wages').set(row).where('id', '=', custom.id).execute();
  return { id: custom.id };
};
