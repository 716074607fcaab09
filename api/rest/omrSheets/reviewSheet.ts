import { sql, type Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { checkAnswers } from './checkAnswers.ts';
import { lockSheetRow } from './lockSheetRow.ts';
import { rejectPage } from './reading/settlePage.ts';
import { clearAttempt, gradeSheet, lockExamRow, type SheetOwner } from '../scores/cells/standing.ts';

type Sheet = Awaited<ReturnType<typeof lockSheetRow>>;
type Review = BodyOf<'reviewSheet'>;

/** Records a review: whose sheet it is and its answers, or that it is rejected. */
export const reviewSheet: Handler<'reviewSheet'> = async ({ trx, params, body, actor, changeSet }) => {
  await mustBeInWeek(trx, params);
  await lockExamRow(trx, params.examId);
  const sheet = await lockSheetRow(trx, { ...params, version: body.version });
  if (sheet.status === 'UPLOADED' || sheet.status === 'READ') {
    throw conflict('not-read', '아직 읽지 않은 쪽입니다. 다 읽은 뒤에 확인해 주세요.');
  }
  const changeSetId = await changeSet(body.decision === 'GRADE' ? 'OMR_SHEET_GRADE' : 'OMR_SHEET_REJECT');
  const value =
    body.decision === 'GRADE' ? await grade(trx, sheet, body, actor.userId) : await reject(trx, sheet, body);
  const { status, version } = await trx
    .selectFrom('omr_sheets')
    .select(['status', 'version'])
    .where('id', '=', sheet.id)
    .executeTakeFirstOrThrow();
  return { id: sheet.id, version, status: status === 'GRADED' ? 'GRADED' : 'REJECTED', value, changeSetId };
};

async function grade(trx: Transaction<Tables>, sheet: Sheet, review: Review, reviewer: string): Promise<number> {
  const studentId = review.studentId ?? sheet.studentId;
  if (studentId === null) throw invalid([{ field: 'studentId', message: '누구의 답안지인지 골라 주세요.' }]);
  const answers = review.answers ?? sheet.answers;
  if (answers === null) throw invalid([{ field: 'answers', message: '읽은 답이 없는 쪽입니다. 답을 넣어 주세요.' }]);
  if (review.answers) await checkAnswers(trx, sheet, review.answers);
  const owner = { examId: sheet.examId, retakeExamId: sheet.retakeExamId, studentId };
  await makeRoom(trx, sheet, owner, review.replaces ?? false);
  // The student it was assigned to before loses its answers.
  if (sheet.status === 'GRADED' && sheet.studentId !== null && sheet.studentId !== studentId) {
    await clearAttempt(trx, { ...owner, studentId: sheet.studentId });
  }
  await trx
    .updateTable('omr_sheets')
    .set({ status: 'GRADED', student_id: studentId, answers, reviewed_by: reviewer, reject_reason: null })
    .where('id', '=', sheet.id)
    .execute();
  return gradeSheet(trx, owner, answers);
}

/** A student has one sheet per attempt: another one is replaced if the reviewer confirms it. */
async function makeRoom(
  trx: Transaction<Tables>,
  { id, fileName, page }: Sheet,
  { examId, retakeExamId, studentId }: SheetOwner,
  replaces: boolean,
): Promise<void> {
  const other = await trx
    .selectFrom('omr_sheets')
    .select(['id', 'file_name', 'page'])
    .where('exam_id', '=', examId)
    .where('student_id', '=', studentId)
    .where('status', '!=', 'REJECTED')
    .where('id', '!=', id)
    .where(sql<boolean>`retake_exam_id is not distinct from ${retakeExamId}`)
    .forUpdate()
    .executeTakeFirst();
  if (!other) return;
  if (!replaces) {
    throw conflict(
      'duplicate-sheet',
      `이 학생의 답안지가 이미 있습니다: ${other.file_name} ${other.page}쪽. 바꾸려면 이 답안지로 바꾸기를 골라 주세요.`,
    );
  }
  await rejectPage(trx, other.id, `다시 스캔한 답안지로 바꿨습니다: ${fileName} ${page}쪽`);
}

async function reject(trx: Transaction<Tables>, sheet: Sheet, { rejectReason }: Review): Promise<null> {
  const reason = cleanLine(rejectReason ?? '');
  if (reason === '') throw invalid([{ field: 'rejectReason', message: '반려 사유를 적어 주세요.' }]);
  if (sheet.status === 'REJECTED') throw conflict('rejected', '이미 반려한 쪽입니다.');
  await rejectPage(trx, sheet.id, reason);
  const { examId, retakeExamId, studentId } = sheet;
  if (sheet.status === 'GRADED' && studentId) await clearAttempt(trx, { examId, retakeExamId, studentId });
  return null;
}
