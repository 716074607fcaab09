import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

/** A student by id, with the name; 404 for unknown ids and staff. */
export async function findStudent(trx: Transaction<Tables>, id: string): Promise<{ id: string; name: string }> {
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.name'])
    .where('students.id', '=', id)
    .executeTakeFirstOrThrow(() => noRow('students'));
  return student;
}
