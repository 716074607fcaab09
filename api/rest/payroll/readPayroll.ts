import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';

type Payroll = ReplyOf<'readPayroll'>;

/** A month of everybody's pay, last month unless it is said, with what is odd in it. */
export const readPayroll: Handler<'readPayroll'> = async ({ trx, query, now }) => {
  const month = `${query.month ?? lastMonth(now)}-01`;
  const closing = await sql<{ closedAt: Date; payDay: string }>`
    select created_at as "closedAt", pay_day::text as "payDay" from payroll_closings where month = ${month}`.execute(
    trx,
  );
  const rows = await sql<Payroll['rows'][number]>`
    select tas.id as "taId", coalesce(pay.name, users.name) as name, coalesce(minutes, 0) as minutes, coalesce(hourly, 0) as hourly,
      coalesce(salary, 0) as salary, coalesce(weekly_holiday, 0) as "weeklyHoliday", coalesce(custom, 0) as custom,
      coalesce(earned, 0) as earned, coalesce(claimed, 0) as claimed, coalesce(withheld, 0) as withheld, coalesce(net, 0) as net
    from tas join users on users.id = tas.id
    left join (select * from pay_register where month = ${month}::date) as pay on pay.ta_id = tas.id
    where users.is_active or pay.ta_id is not null order by 2, 1`.execute(trx);
  const warnings = await sql<Payroll['warnings'][number]>`
    select ta_id as "taId", kind, ref_id as "refId", amount, day::text from pay_warnings where month = ${month}
    order by kind, day, id`.execute(trx);
  const closed = closing.rows[0];
  return {
    month: month.slice(0, 7),
    closedAt: closed ? new Date(closed.closedAt).toISOString() : null,
    payDay: closed?.payDay ?? null,
    rows: rows.rows,
    warnings: warnings.rows,
  };
};

function lastMonth(now: Date): string {
  const [year = 0, month = 1] = seoulDate(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
