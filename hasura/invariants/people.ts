import type { Invariant } from './format.ts';

export const people: Invariant[] = [
  {
    rule: 'a student is a user of the type STUDENT',
    sql: `select students.id from students join users on users.id = students.id where users.type <> 'STUDENT'`,
  },
  {
    rule: 'a TA is a user of the type TA',
    sql: `select tas.id from tas join users on users.id = tas.id where users.type <> 'TA'`,
  },
  {
    rule: 'no password hash is in the audit log',
    sql: `select id from audit_log where before ? 'password_hash' or after ? 'password_hash'`,
  },
];
