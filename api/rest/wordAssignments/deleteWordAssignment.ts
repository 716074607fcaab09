import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Takes an assignment back; what was learnt stays. */
export const deleteWordAssignment: Handler<'deleteWordAssignment'> = async ({ trx, params }) => {
  await deleteRow(trx, 'word_assignments', params.assignmentId);
};
