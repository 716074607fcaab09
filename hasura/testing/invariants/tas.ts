import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a TA is a user of the type TA',
    sql: `select tas.id from tas join users on users.id = tas.id where users.type <> 'TA'`,
  },
];
