import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Deletes a D-day; the others keep their order. */
export const deleteLectureDday: Handler<'deleteLectureDday'> = async ({ trx, params }) => {
  const deleted = await trx
    .deleteFrom('lecture_ddays')
    .where('id', '=', params.ddayId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('디데이');
};
