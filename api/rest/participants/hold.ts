import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/**
 * Locks participants of a week until the transaction ends, always in the order of their ids, so that writers of the
 * same students wait for one another instead of deadlocking. Answers how many of them there are.
 */
export async function holdParticipants(
  trx: Transaction<Tables>,
  weekId: string,
  userIds: Iterable<string>,
): Promise<number> {
  const held = await trx
    .selectFrom('participants')
    .select('id')
    .where('weekly_lecture_id', '=', weekId)
    .where('student_id', 'in', [...userIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  return held.length;
}
