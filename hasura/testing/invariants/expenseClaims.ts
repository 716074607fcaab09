import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nobody decides on their own claim',
    sql: `select id from expense_claims where decided_by = ta_id or (status <> 'REQUESTED' and decided_by is null)`,
  },
];
