import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';

/** 404 unless the exam is shown and the student is to sit it. */
export async function mustBeOwnExam(db: Kysely<Tables>, examId: string, studentId: string): Promise<void> {
  const exam = await db
    .selectFrom('exams')
    .innerJoin('scores', 'scores.exam_id', 'exams.id')
    .select('exams.id')
    .where('exams.id', '=', examId)
    .where('exams.is_shown', '=', true)
    .where('scores.student_id', '=', studentId)
    .executeTakeFirst();
  if (!exam) throw notFound('시험');
}
