import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Deletes a result. */
export const deleteActualExamScore: Handler<'deleteActualExamScore'> = async ({ trx, params }) => {
  await deleteRow(trx, 'actual_exam_scores', params.actualExamScoreId);
};
