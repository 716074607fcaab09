import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { sayMonth } from '../_protocol/seoul.ts';

type Transfer = ReplyOf<'readBankList'>['transfers'][number];

/** Whom a closed month sends how much, by the slips, to the accounts as they are now. */
export const readBankList: Handler<'readBankList'> = async ({ trx, params }) => {
  const { payDay } = await mustBeClosed(trx, params.month);
  const { rows } = await sql<Omit<Transfer, 'bank'> & { bank: string | null }>`
    select slip.ta_id as "taId", slip.name, account.bank, account.account_number as "accountNumber",
      account.account_name as "accountName", slip.net as amount
    from pay_slips as slip left join ta_bank_accounts as account on account.ta_id = slip.ta_id
    where slip.month = ${`${params.month}-01`} and slip.net > 0 order by slip.name, slip.ta_id`.execute(trx);
  return {
    month: params.month,
    payDay,
    transfers: rows.filter((row): row is Transfer => row.bank !== null),
    withoutAccount: rows.filter(({ bank }) => bank === null).map(({ taId, name, amount }) => ({ taId, name, amount })),
  };
};

/** The pay day of a closed month. Throws 404 for one that is open. */
export async function mustBeClosed(trx: Transaction<Tables>, month: string): Promise<{ payDay: string }> {
  const { rows } = await sql<{ payDay: string }>`
    select pay_day::text as "payDay" from payroll_closings where month = ${`${month}-01`}`.execute(trx);
  if (!rows[0]) throw notFound(`${sayMonth(month)} 급여 마감`);
  return rows[0];
}
