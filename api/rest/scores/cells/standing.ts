import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../../http/problem.ts';
import { giveAnswers } from '../giveAnswers.ts';

/** The student and the exam or retake exam of a sheet. */
export interface SheetOwner {
  examId: string;
  /** Null for a first attempt. */
  retakeExamId: string | null;
  studentId: string;
}

/** The state of the attempt a sheet belongs to. */
export interface Standing {
  scoreId: string;
  status: 'NONE' | 'TAKEN' | 'GRADED' | 'ABSENT' | 'EXEMPT';
  /** Null for a retake that has not begun. */
  retakeNumber: number | null;
  /** 0 for an attempt that has not begun. */
  version: number;
  value: number | null;
  answers: number[] | null;
}

/** Locks an exam, so that its graders take turns: grades are derived from all of its values. */
export async function lockExamRow(trx: Transaction<Tables>, examId: string): Promise<void> {
  await sql`select from exams where id = ${examId} for no key update`.execute(trx);
}

/** Reads the state of a student's attempt; undefined for one who is no participant of the exam's week. */
export async function standingOf(
  trx: Transaction<Tables>,
  { examId, retakeExamId, studentId }: SheetOwner,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select score.id as "scoreId", score.status, ${retakeExamId === null ? sql`0` : sql`attempt.retake_number`} as "retakeNumber",
      coalesce(attempt.version, 0) as version, attempt.value::float8 as value, attempt.answers
    from scores as score
    left join lateral (
      select * from score_attempts where score_id = score.id
        and ${retakeExamId === null ? sql`retake_number = 0` : sql`retake_exam_id = ${retakeExamId}`}
      order by retake_number desc limit 1
    ) as attempt on true
    where score.exam_id = ${examId} and score.student_id = ${studentId}
    for update of score`.execute(trx);
  return rows[0];
}

/**
 * Writes the answers of a sheet, after undoing an absence. The caller must lock the exam first and refresh the grades afterwards.
 * Throws 409 for a student who is no participant, a retake without a first attempt, or an incomplete key.
 * @returns the graded value
 */
export async function gradeSheet(
  trx: Transaction<Tables>,
  owner: SheetOwner,
  answers: readonly number[],
): Promise<number> {
  const standing = await standingOf(trx, owner);
  if (!standing) throw conflict('not-participant', '이 시험을 보는 수강생이 아닙니다. 주차에 먼저 등록해 주세요.');
  const { scoreId, status, version } = standing;
  if (status === 'ABSENT' || status === 'EXEMPT') {
    await trx.updateTable('scores').set({ status: 'NONE' }).where('id', '=', scoreId).execute();
  }
  const begun = standing.retakeNumber === null ? await beginRetake(trx, owner, scoreId) : null;
  const key = begun ?? { retakeNumber: standing.retakeNumber ?? 0, version };
  const id = await giveAnswers(trx, { scoreId, examId: owner.examId, ...key, answers });
  if (id === undefined) throw new Error('An attempt of a held score has not changed');
  const { value } = await trx
    .selectFrom('score_attempts')
    .select(sql<number>`value::float8`.as('value'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return value;
}

/** Removes the answers of a sheet, with their value. */
export async function clearAttempt(trx: Transaction<Tables>, owner: SheetOwner): Promise<void> {
  const standing = await standingOf(trx, owner);
  if (!standing?.answers) return;
  await trx
    .updateTable('score_attempts')
    .set({ answers: null, value: null })
    .where('score_id', '=', standing.scoreId)
    .where('retake_number', '=', standing.retakeNumber ?? 0)
    .execute();
}

async function beginRetake(trx: Transaction<Tables>, { examId, retakeExamId }: SheetOwner, scoreId: string) {
  const { retake_number: retakeNumber, version } = await trx
    .insertInto('score_attempts')
    .values({ score_id: scoreId, exam_id: examId, attempt_type: 'RETAKE', retake_exam_id: retakeExamId })
    .returning(['retake_number', 'version'])
    .executeTakeFirstOrThrow();
  return { retakeNumber, version };
}
