import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';

/** Reopens a closed month; the database keeps who closed it and what its slips said. */
export const reopenPayroll: Handler<'reopenPayroll'> = async ({ trx, params, body, changeSet }) => {
  await changeSet('PAYROLL_REOPEN', { month: params.month });
  const row = { month: `${params.month}-01`, reason: cleanText(body.reason) };
  // The trigger fills what it knows of the closing.
  return trx
    .insertInto('payroll_reopenings')
    .values(row as typeof row & { closing_id: string; closed_at: string; slips: string })
    .returning('id')
    .executeTakeFirstOrThrow();
};
