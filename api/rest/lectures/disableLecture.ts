import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Ends a lecture; ending it twice changes nothing. */
export const disableLecture: Handler<'disableLecture'> = async ({ trx, params }) => {
  const lecture = await trx
    .updateTable('lectures')
    .set({ status: 'DISABLED' })
    .where('id', '=', params.lectureId)
    .returning('id')
    .executeTakeFirstOrThrow(() => noRow('lectures'));
  return lecture;
};
