import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Exam } from '#omr/sheets/exam.ts';
import { layOutPaper, readPaper } from './paper.ts';

/** The answer sheet of an exam or of one of its retake exams, laid out at its first print. Throws 404, and 409 when it fits on no page. */
export async function sheetOfExam(trx: Transaction<Tables>, examId: string, retakeExamId?: string): Promise<Exam> {
  const { exam } = await layOutPaper(trx, await readPaper(trx, examId, retakeExamId));
  return exam;
}
