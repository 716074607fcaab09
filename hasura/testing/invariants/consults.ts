import type { Invariant } from './format.ts';

export const consults: Invariant[] = [
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
    rule: 'no student who was anonymised attends from then on',
    sql: `select enrollments.id from enrollments join students on students.id = enrollments.student_id
      where to_date is null and anonymised_at is not null`,
  },
  {
    rule: 'a memo is about somebody',
    sql: `select memo.id from student_memos as memo left join students on students.id = memo.student_id
      where students.id is null`,
  },
];
