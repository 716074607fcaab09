import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Closes a month; the database freezes its slips and pays its claims. */
export const closePayroll: Handler<'closePayroll'> = async ({ trx, params, body, changeSet }) => {
  if (body.payDay !== undefined && body.payDay <= `${params.month}-01`)
    throw invalid([{ field: 'payDay', message: '그 월보다 뒤의 날이어야 합니다.' }]);
  await changeSet('PAYROLL_CLOSE', { month: params.month });
  const row = { month: `${params.month}-01`, pay_day: body.payDay };
  // The trigger sets the day where none is said.
  return trx
    .insertInto('payroll_closings')
    .values(row as typeof row & { pay_day: string })
    .returning('id')
    .executeTakeFirstOrThrow();
};
