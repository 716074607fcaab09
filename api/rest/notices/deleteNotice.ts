import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Deletes a notice. */
export const deleteNotice: Handler<'deleteNotice'> = async ({ trx, params }) => {
  const deleted = await trx.deleteFrom('notices').where('id', '=', params.noticeId).returning('id').executeTakeFirst();
  if (!deleted) throw notFound('공지');
};
