import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Deletes a D-day; the others keep their order. */
export const deleteLectureDday: Handler<'deleteLectureDday'> = async ({ trx, params }) => {
  await deleteRow(trx, 'lecture_ddays', params.ddayId);
};
