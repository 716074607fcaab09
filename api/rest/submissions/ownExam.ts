import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

/** 404 unless the exam is shown and the student is to sit it. */
export async function mustBeOwnExam(db: Kysely<Tables>, examId: string, studentId: string): Promise<void> {
  await db
    .selectFrom('exams')
    .innerJoin('scores', 'scores.exam_id', 'exams.id')
    .select('exams.id')
    .where('exams.id', '=', examId)
    .where('exams.is_shown', '=', true)
    .where('scores.student_id', '=', studentId)
    .executeTakeFirstOrThrow(() => noRow('exams'));
}
