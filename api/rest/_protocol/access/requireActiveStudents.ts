import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { conflict } from '../../../http/problem.ts';
import { noRow } from '../rows.ts';

/** Throws 404 for an unknown student, 409 `inactive` with the names of those who do not take part. Ids must be unique. */
export async function requireActiveStudents(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const known = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['users.name', sql<boolean>`is_active_student(students.id)`.as('isActive')])
    .where('students.id', 'in', ids)
    .execute();
  if (known.length < ids.length) throw noRow('students');
  const inactive = known.filter(({ isActive }) => !isActive).map(({ name }) => name);
  if (inactive.length === 0) return;
  throw conflict(
    'inactive',
    `${someNames(inactive, 3)} 학생은 비활성 상태입니다. 다시 활성으로 바꾼 뒤에 추가해 주세요.`,
  );
}
