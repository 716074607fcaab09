import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Takes an assignment back; what was learnt stays. */
export const deleteWordAssignment: Handler<'deleteWordAssignment'> = async ({ trx, params }) => {
  const deleted = await trx
    .deleteFrom('word_assignments')
    .where('id', '=', params.assignmentId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('단어 과제');
};
