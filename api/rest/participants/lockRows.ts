import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';

/**
 * Locks participants until the transaction ends, always in the order of their ids, so that writers of the same students
 * wait for each other instead of deadlocking. Returns how many were found.
 */
export async function lockParticipantRows(trx: Transaction<Tables>, ids: Iterable<string>): Promise<number> {
  const held = await trx
    .selectFrom('participants')
    .select('id')
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .orderBy('id')
    .forUpdate()
    .execute();
  return held.length;
}

/** The participants of a week by their students; 404 when one of the students is not in it. */
export async function participantIds(
  trx: Transaction<Tables>,
  weekId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(userIds);
  const rows = await trx
    .selectFrom('participants')
    .select(['id', 'student_id'])
    .where('weekly_lecture_id', '=', weekId)
    .where('student_id', 'in', [...wanted])
    .execute();
  if (rows.length < wanted.size) throw notFound('수강생');
  return new Map(rows.map(({ id, student_id }) => [student_id, id]));
}
