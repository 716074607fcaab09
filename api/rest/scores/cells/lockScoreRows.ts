import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../../_protocol/rows.ts';

/**
 * Locks scores and their exams until the transaction ends, always in the order of their ids, so that writers of one exam
 * wait for each other instead of deadlocking: grades are derived from all values of an exam. Throws 404 for an unknown score.
 * @returns the exam of each score
 */
export async function lockScoreRows(
  trx: Transaction<Tables>,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  const exams = await trx
    .selectFrom('exams')
    .select('id')
    .where('id', 'in', trx.selectFrom('scores').select('exam_id').where('id', 'in', wanted))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (exams.length === 0) throw noRow('scores');
  const scores = await trx
    .selectFrom('scores')
    .select(['id', 'exam_id'])
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (scores.length < wanted.length) throw noRow('scores');
  return new Map(scores.map(({ id, exam_id }) => [id, exam_id]));
}
