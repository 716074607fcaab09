import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Deletes a memo. */
export const deleteStudentMemo: Handler<'deleteStudentMemo'> = async ({ trx, params }) => {
  const deleted = await trx
    .deleteFrom('student_memos')
    .where('id', '=', params.memoId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('메모');
};
