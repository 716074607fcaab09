import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Exam } from '#omr/sheets/exam.ts';
import { conflict } from '../../http/problem.ts';
import { newDefinition, nextSequence } from '../exams/definition.ts';
import { sheetOfExam } from '../omrSheets/sheetOfExam.ts';
import { examOf } from './scoreCells.ts';
import type { PrintedPlan, PrintedTest } from './printedTests.ts';

/**
 * The answer sheets of printed attempts, by attempt. Every round of attempts has a layout of its own, so that an old sheet is never read
 * as a later attempt: the first that of the exam, each later one that of a retake exam. Throws 409 for a test whose sheets cannot be graded.
 */
export async function layOutSheets(
  trx: Transaction<Tables>,
  plan: PrintedPlan,
  tests: readonly PrintedTest[],
): Promise<Map<string, Exam>> {
  if (plan.weekly_lecture_id === null) {
    throw conflict('no-week', 'OMR 답안지는 주차에 낸 시험에만 인쇄합니다. 답안지 없이 인쇄해 주세요.');
  }
  if (plan.kind !== 'CHOICE') {
    throw conflict('not-choice', 'OMR 답안지는 4지선다 시험에만 인쇄합니다. 답안지 없이 인쇄해 주세요.');
  }
  const examId = await examOf(trx, { ...plan, weekly_lecture_id: plan.weekly_lecture_id });
  const sheets = new Map<string, Exam>();
  for (const [round, own] of Map.groupBy(tests, ({ attemptNumber }) => attemptNumber)) {
    const retakeExamId = round === 1 ? undefined : await retakeOf(trx, plan, examId, round, own);
    const exam = await sheetOfExam(trx, examId, retakeExamId);
    for (const { id } of own) sheets.set(id, exam);
  }
  return sheets;
}

/** The retake exam of a later round, made when its sheets are first printed. */
async function retakeOf(
  trx: Transaction<Tables>,
  plan: PrintedPlan,
  examId: string,
  round: number,
  tests: readonly PrintedTest[],
): Promise<string> {
  const known = await trx
    .selectFrom('word_tests')
    .select('retake_exam_id as id')
    .where('plan_id', '=', plan.id)
    .where('attempt_number', '=', round)
    .where('retake_exam_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  const id = known?.id ?? (await addRetakeExam(trx, plan, examId, round));
  await trx
    .updateTable('word_tests')
    .set({ retake_exam_id: id })
    .where('retake_exam_id', 'is', null)
    .where(
      'id',
      'in',
      tests.map((test) => test.id),
    )
    .execute();
  return id;
}

async function addRetakeExam(
  trx: Transaction<Tables>,
  { title, target_count, question_count }: PrintedPlan,
  examId: string,
  round: number,
): Promise<string> {
  const name = `${title.slice(0, 50)} ${round}번째`;
  const { id } = await trx
    .insertInto('retake_exams')
    .values({
      ...newDefinition({ name, cutline: target_count, totalPoints: question_count }),
      ...nextSequence,
      exam_id: examId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
