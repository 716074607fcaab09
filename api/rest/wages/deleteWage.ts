import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Takes back the wage of a month. The database refuses it where a closed month would change or work would have no wage. */
export const deleteWage: Handler<'deleteWage'> = async ({ trx, params }) => {
  await deleteRow(trx, 'hourly_wages', { wage_type_id: params.wageTypeId, from_month: `${params.month}-01` });
};
