import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'nothing names a student who was anonymised',
    sql: `select students.id from students join users on users.id = students.id
      where students.anonymised_at is not null and (
        users.is_active or users.phone is not null or users.password_hash is not null
        or students.school <> '' or students.parent_name <> '' or students.parent_phone is not null
        or exists (select from consults where student_id = students.id)
        or exists (select from student_memos where student_id = students.id)
        or exists (select from user_tags where user_id = students.id))`,
  },
  {
    rule: 'a student is a user of the type STUDENT',
    sql: `select students.id from students join users on users.id = students.id where users.type <> 'STUDENT'`,
  },
  {
    rule: 'students are found by what they are called and by the numbers they have',
    sql: `
      select students.id from students join users using (id) left join student_search on student_id = students.id
      where (student_search.name, student_search.phone, student_search.is_active, student_search.student_number, student_search.parent_phone)
        is distinct from (users.name, users.phone, users.is_active, students.student_number, students.parent_phone)`,
  },
];
