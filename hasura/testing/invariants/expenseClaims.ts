import { nobodyAllowed } from '../ownDecisions.ts';
import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nobody but an only manager decides on their own claim',
    sql: `select id from expense_claims where decided_by = ta_id and ${nobodyAllowed('expense_claims')}
      or (status <> 'REQUESTED' and decided_by is null)`,
  },
  {
    rule: 'a claim is paid by hand, or with its month when that is closed',
    sql: `select claim.id from expense_claims as claim left join payroll_closings as closing on closing.month = claim.pay_month
      where claim.status = 'APPROVED' and closing.id is not null or claim.status = 'PAID' and claim.pay_month is not null and closing.id is null`,
  },
];
