import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { noticeRow } from './noticeRow.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Changes a notice, if it still has the version that was read, where one was. */
export const updateNotice: Handler<'updateNotice'> = async (context) => {
  const { trx, params, body } = context;
  const notice = await lockRow(trx, 'notices', params.noticeId);
  const row = noticeRow(body);
  if (isStale(notice, body.version)) throw await staleVersion(trx, 'notices', notice, row);
  await sayUnconditional(context, 'NOTICE_UPDATE', body.version);
  await trx.updateTable('notices').set(row).where('id', '=', notice.id).execute();
  return { id: notice.id };
};
