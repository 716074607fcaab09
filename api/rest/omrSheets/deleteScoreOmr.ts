import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { rejectPage } from './reading/settlePage.ts';
import { clearAttempt, lockExamRow } from '../scores/cells/standing.ts';
import { noRow } from '../_protocol/rows.ts';

/** Removes the sheets of a score, with the answers and the value from them. */
export const deleteScoreOmr: Handler<'deleteScoreOmr'> = async ({ trx, params, changeSet }) => {
  const score = await trx
    .selectFrom('scores')
    .select(['exam_id as examId', 'student_id as studentId'])
    .where('id', '=', params.scoreId)
    .executeTakeFirstOrThrow(() => noRow('scores'));
  await lockExamRow(trx, score.examId);
  const sheets = await trx
    .selectFrom('omr_sheets')
    .select(['id', 'status', 'retake_exam_id as retakeExamId'])
    .where('exam_id', '=', score.examId)
    .where('student_id', '=', score.studentId)
    .where('status', 'in', ['GRADED', 'NEEDS_REVIEW'])
    .forUpdate()
    .execute();
  if (sheets.length === 0) throw conflict('no-sheet', '이 학생의 답안지가 없습니다.');
  const changeSetId = await changeSet('OMR_SHEET_DELETE');
  for (const { id, status, retakeExamId } of sheets) {
    await rejectPage(trx, id, '성적에서 답안지를 삭제했습니다.');
    if (status === 'GRADED') await clearAttempt(trx, { ...score, retakeExamId });
  }
  return { changeSetId };
};
