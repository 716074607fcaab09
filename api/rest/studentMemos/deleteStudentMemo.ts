import type { Handler } from '../_protocol/handler.ts';
import { deleteRow } from '../_protocol/rows.ts';

/** Deletes a memo. */
export const deleteStudentMemo: Handler<'deleteStudentMemo'> = async ({ trx, params }) => {
  await deleteRow(trx, 'student_memos', params.memoId);
};
