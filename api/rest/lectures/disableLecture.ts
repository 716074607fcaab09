import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Ends a lecture; ending it twice changes nothing. */
export const disableLecture: Handler<'disableLecture'> = async ({ trx, params }) => {
  const lecture = await trx
    .updateTable('lectures')
    .set({ status: 'DISABLED' })
    .where('id', '=', params.lectureId)
    .returning('id')
    .executeTakeFirst();
  if (!lecture) throw notFound('강의');
  return lecture;
};
