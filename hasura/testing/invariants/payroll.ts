import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nobody is at work in a closed month',
    sql: `select work.id from work_records as work join payroll_closings as closing on closing.month = work.work_month
      where work.status = 'OPEN'`,
  },
  {
    rule: 'the net pay of a month is the sum of its lines',
    sql: `select pay.id from pay_months as pay
      join (
        select ta_id, month, sum(amount) as net, -coalesce(sum(amount) filter (where kind in ('INCOME_TAX', 'LOCAL_INCOME_TAX')), 0) as withheld
        from pay_lines group by ta_id, month
      ) as lines using (ta_id, month) where (pay.net, pay.withheld) is distinct from (lines.net, lines.withheld)`,
  },
  {
    rule: 'a slip is what its month is computed to, to the won, and every closed month has its slips',
    sql: `select coalesce(slip.id::text, pay.id) as id from pay_slips as slip
      full join (select * from pay_months where is_closed) as pay using (ta_id, month)
      where (slip.minutes, slip.hourly, slip.salary, slip.weekly_holiday, slip.custom, slip.earned, slip.claimed, slip.withheld, slip.net)
        is distinct from (pay.minutes, pay.hourly, pay.salary, pay.weekly_holiday, pay.custom, pay.earned, pay.claimed, pay.withheld, pay.net)`,
  },
  {
    rule: 'the minutes of a month that is open are those of its records',
    sql: `select pay.id from pay_months as pay
      left join (select ta_id, month, sum(minutes) as minutes from work_parts group by ta_id, month) as worked using (ta_id, month)
      where not pay.is_closed and not is_paid_monthly(pay.ta_id, pay.month) and pay.minutes <> coalesce(worked.minutes, 0)`,
  },
];
