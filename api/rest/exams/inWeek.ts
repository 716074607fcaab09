import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';

/** 404 unless the exam is one of that week of that lecture. */
export async function mustBeInWeek(
  trx: Transaction<Tables>,
  { lectureId, weeklyLectureId, examId }: { lectureId: string; weeklyLectureId: string; examId: string },
): Promise<void> {
  const exam = await trx
    .selectFrom('exams')
    .select('id')
    .where('id', '=', examId)
    .where('weekly_lecture_id', '=', weeklyLectureId)
    .where('lecture_id', '=', lectureId)
    .executeTakeFirst();
  if (!exam) throw notFound('시험');
}
