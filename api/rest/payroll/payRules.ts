import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Sets the minimum wage or weekly-holiday pay from a date on. */
export const savePayRule: Handler<'savePayRule'> = async ({ trx, body: { kind, fromDate, amount } }) =>
  trx
    .insertInto('pay_rules')
    .values({ kind, from_date: fromDate, amount })
    .onConflict((existing) => existing.columns(['kind', 'from_date']).doUpdateSet({ amount }))
    .returning('id')
    .executeTakeFirstOrThrow();

/** Takes back a rule; the one before holds again. */
export const deletePayRule: Handler<'deletePayRule'> = async ({ trx, params }) => {
  await deleteRow(trx, 'pay_rules', params.ruleId);
};
