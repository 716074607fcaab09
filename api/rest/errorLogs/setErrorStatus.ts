import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { noRow } from '../_protocol/rows.ts';

/** Closes a group of crashes as mended, or opens it again. */
export const setErrorStatus: Handler<'setErrorStatus'> = async ({ trx, params, body, actor, now }) => {
  const closed = {
    closed_at: now,
    closed_by: actor.userId,
    closed_note: cleanText(body.note ?? ''),
  };
  const changed = await trx
    .updateTable('error_logs')
    .set(body.isClosed ? closed : { closed_at: null, closed_by: null })
    .where('id', '=', params.errorId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw noRow('error_logs');
  return { id: params.errorId };
};
