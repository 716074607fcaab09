import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Takes back an addition or deduction of an open month. */
export const deleteCustomWage: Handler<'deleteCustomWage'> = async ({ trx, params }) => {
  const gone = await trx
    .deleteFrom('ta_monthly_custom_wages')
    .where('id', '=', params.customWageId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound('추가/공제');
};
