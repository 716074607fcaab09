import type { Handler } from '../_protocol/handler.ts';
import { noticeRow } from './noticeRow.ts';

/** Puts up the notice that stands on the day board, in place of the one before. */
export const writeClinicNotice: Handler<'writeClinicNotice'> = ({ trx, body }) => {
  const row = {
    ...noticeRow({ ...body, kind: 'CLINIC', isPinned: true }),
    is_for_students: body.isForStudents ?? true,
  };
  return trx
    .insertInto('notices')
    .values({ ...row, is_standing: true })
    .onConflict((standing) => standing.column('kind').where('is_standing', '=', true).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
};
