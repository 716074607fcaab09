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
    rule: 'students are found by what they are called and by the numbers they have',
    sql: `
      select students.id from students join users using (id) left join student_search on student_id = students.id
      where (student_search.name, student_search.phone, student_search.is_active, student_search.student_number, student_search.parent_phone)
        is distinct from (users.name, users.phone, users.is_active, students.student_number, students.parent_phone)`,
  },
  {
    rule: 'no password hash is in the audit log',
    sql: `select id from audit_log where before ? 'password_hash' or after ? 'password_hash'`,
  },
];
