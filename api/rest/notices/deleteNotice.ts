import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Deletes a notice. */
export const deleteNotice: Handler<'deleteNotice'> = async ({ trx, params }) => {
  await deleteRow(trx, 'notices', params.noticeId);
};
