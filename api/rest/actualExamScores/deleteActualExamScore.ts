import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Deletes a result. */
export const deleteActualExamScore: Handler<'deleteActualExamScore'> = async ({ trx, params }) => {
  const deleted = await trx
    .deleteFrom('actual_exam_scores')
    .where('id', '=', params.actualExamScoreId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('실전 성적');
};
