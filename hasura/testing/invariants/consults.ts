import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nobody is to be called who left',
    sql: `select id from consult_tasks where closed_at is null and not is_active_student(student_id)`,
  },
];
