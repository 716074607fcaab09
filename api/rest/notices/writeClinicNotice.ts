import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { noticeRow } from './noticeRow.ts';

/** Replaces the notice on the day board, if it still has the version that was read, where one was. */
export const writeClinicNotice: Handler<'writeClinicNotice'> = async (context) => {
  const { trx, body } = context;
  const row = {
    ...noticeRow({ ...body, kind: 'CLINIC', isPinned: true }),
    is_for_students: body.isForStudents ?? true,
  };
  const standing = await trx
    .selectFrom('notices')
    .selectAll()
    .where('is_standing', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (standing && isStale(standing, body.version)) {
    throw await staleVersion(trx, 'notices', standing, row);
  }
  if (standing) await sayUnconditional(context, 'NOTICE_UPDATE', body.version);
  return trx
    .insertInto('notices')
    .values({ ...row, is_standing: true })
    .onConflict((there) => there.column('kind').where('is_standing', '=', true).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
};
