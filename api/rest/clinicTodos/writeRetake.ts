import { sql, type Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { giveAnswers } from '../scores/giveAnswers.ts';

/** A retake of a locked score. */
export interface Retake {
  scoreId: string;
  examId: string;
  /** The retake exam that was taken; null for the exam itself. */
  retakeExamId: string | null;
}

type Work = Pick<BodyOf<'gradeClinicTodo'>, 'value' | 'answers' | 'deliveryType'>;

/** Writes a value, or answers with the derived value, into the retake without a value, or into a new one. */
export async function writeRetake(
  trx: Transaction<Tables>,
  retake: Retake,
  { value, answers, deliveryType = 'ONSITE' }: Work,
): Promise<{ retakeNumber: number; passed: boolean }> {
  const { id, retakeNumber, version } = await findOrBegin(trx, retake);
  if (answers !== undefined) {
    await giveAnswers(trx, { scoreId: retake.scoreId, examId: retake.examId, retakeNumber, version, answers });
  }
  await trx.updateTable('score_attempts').set({ delivery_type: deliveryType, value }).where('id', '=', id).execute();
  const { rows } = await sql<{ passed: boolean }>`
    select value >= coalesce(cutline_of(attempt), 0) as passed from score_attempts as attempt where id = ${id}`.execute(
    trx,
  );
  return { retakeNumber, passed: rows[0]?.passed ?? false };
}

async function findOrBegin(trx: Transaction<Tables>, { scoreId, examId, retakeExamId }: Retake) {
  const columns = ['id', 'retake_number as retakeNumber', 'version'] as const;
  const begun = await trx
    .selectFrom('score_attempts')
    .select(columns)
    .where('score_id', '=', scoreId)
    .where('attempt_type', '=', 'RETAKE')
    .where('retake_exam_id', 'is not distinct from', retakeExamId)
    .where('value', 'is', null)
    .orderBy('retake_number')
    .executeTakeFirst();
  if (begun) return begun;
  return trx
    .insertInto('score_attempts')
    .values({ score_id: scoreId, exam_id: examId, attempt_type: 'RETAKE', retake_exam_id: retakeExamId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
