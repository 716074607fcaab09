import type { Handler } from '../_protocol/handler.ts';
import { noticeRow } from './noticeRow.ts';

/** Replaces the notice on the day board. */
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
