import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a memo is about somebody',
    sql: `select memo.id from student_memos as memo left join students on students.id = memo.student_id
      where students.id is null`,
  },
];
