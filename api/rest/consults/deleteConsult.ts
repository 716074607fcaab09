import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Deletes a consult. */
export const deleteConsult: Handler<'deleteConsult'> = async ({ trx, params }) => {
  await deleteRow(trx, 'consults', params.consultId);
};
