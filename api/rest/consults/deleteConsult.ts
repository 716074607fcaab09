import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Deletes a consult. */
export const deleteConsult: Handler<'deleteConsult'> = async ({ trx, params }) => {
  const deleted = await trx
    .deleteFrom('consults')
    .where('id', '=', params.consultId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('상담 기록');
};
