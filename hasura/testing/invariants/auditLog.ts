import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'no password hash is in the audit log',
    sql: `select id from audit_log where before ? 'password_hash' or after ? 'password_hash'`,
  },
];
