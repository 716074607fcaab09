import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noticeRow } from './noticeRow.ts';

/** Changes a notice. */
export const updateNotice: Handler<'updateNotice'> = async ({ trx, params, body }) => {
  const notice = await trx
    .updateTable('notices')
    .set(noticeRow(body))
    .where('id', '=', params.noticeId)
    .returning('id')
    .executeTakeFirst();
  if (!notice) throw notFound('공지');
  return notice;
};
