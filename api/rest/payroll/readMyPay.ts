import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';

type Month = ReplyOf<'readMyPay'>['months'][number];

/** The caller's own pay: slips of closed months, computed lines of open ones. */
export const readMyPay: Handler<'readMyPay'> = async ({ trx, actor }) => {
  const { rows } = await sql<Month>`
    select to_char(pay.month, 'YYYY-MM') as month, slip.pay_day::text as "payDay", pay.minutes, pay.hourly, pay.salary,
      pay.weekly_holiday as "weeklyHoliday", pay.custom, pay.earned, pay.claimed, pay.withheld, pay.net,
      coalesce(slip.lines, stated.lines, '[]') as lines
    from pay_register as pay
    left join pay_slips as slip on slip.id = pay.slip_id
    left join lateral (
      select jsonb_agg(statement_line(line) order by place, week, spent_on, label, id) as lines from pay_statement_lines as line
      where slip.id is null and line.ta_id = pay.ta_id and line.month = pay.month
    ) as stated on true
    where pay.ta_id = ${actor.userId} order by pay.month desc limit 120`.execute(trx);
  return { months: rows };
};
