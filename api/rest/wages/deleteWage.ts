import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Takes back the wage of a month. The database refuses it where a closed month would change or work would have no wage. */
export const deleteWage: Handler<'deleteWage'> = async ({ trx, params }) => {
  const gone = await trx
    .deleteFrom('hourly_wages')
    .where('wage_type_id', '=', params.wageTypeId)
    .where('from_month', '=', `${params.month}-01`)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound('시급');
};
