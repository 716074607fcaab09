import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';

/** A student by id, with the name; 404 for unknown ids and staff. */
export async function findStudent(trx: Transaction<Tables>, id: string): Promise<{ id: string; name: string }> {
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.name'])
    .where('students.id', '=', id)
    .executeTakeFirst();
  if (!student) throw notFound('학생');
  return student;
}
