import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nobody is at work in a closed month',
    sql: `select work.id from work_records as work join payroll_closings as closing on closing.month = work.work_month
      where work.status = 'OPEN'`,
  },
  {
    rule: 'the net pay of a month is the sum of its lines',
    sql: `select id from pay_months where net <> earned + claimed - withheld`,
  },
];
