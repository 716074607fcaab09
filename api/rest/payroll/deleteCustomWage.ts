import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Takes back an addition or deduction of an open month. */
export const deleteCustomWage: Handler<'deleteCustomWage'> = async ({ trx, params }) => {
  await deleteRow(trx, 'ta_monthly_custom_wages', params.customWageId);
};
