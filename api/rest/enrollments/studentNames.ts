import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** The names of the students of these enrollments and participants, for the refusal of an undo. */
export async function studentNames(
  trx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select held.id, users.name
    from (select id, student_id from enrollments union all select id, student_id from participants) as held
    join users on users.id = held.student_id
    where held.id = any (${[...ids]}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
