import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, Problem } from '../../http/problem.ts';
import { prepareReading } from '../omrSheets/prepareReading.ts';

interface Sheet {
  id: string;
  name: string;
}

/**
 * Makes photographed answer sheets scans of the exam, which the OMR desk reads. Throws 409 where the exam has no key, or leaves them
 * pages of the submission with `onlyIfKeyed`: a student can do nothing about it.
 */
export async function queueScans(
  trx: Transaction<Tables>,
  examId: string,
  sheets: readonly Sheet[],
  { onlyIfKeyed }: { onlyIfKeyed: boolean },
): Promise<void> {
  const known = await trx
    .selectFrom('omr_scans')
    .select('file_id')
    .where('exam_id', '=', examId)
    .where('status', '!=', 'CANCELLED')
    .where('file_id', 'in', [...sheets.map(({ id }) => id), examId])
    .execute();
  const fresh = sheets.filter(({ id }) => !known.some(({ file_id }) => file_id === id));
  if (fresh.length === 0) {
    if (onlyIfKeyed || sheets.length === 0) return;
    throw conflict('scanned-before', '이미 OMR 채점으로 보낸 페이지입니다.');
  }
  try {
    await prepareReading(trx, examId);
  } catch (error) {
    if (onlyIfKeyed && error instanceof Problem && error.status === 409) return;
    throw error;
  }
  await trx
    .insertInto('omr_scans')
    .values(fresh.map(({ id, name }) => ({ exam_id: examId, file_id: id, file_name: name })))
    .execute();
}
