import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';

/** The id of the week in a path; 404 unless it belongs to that lecture. */
export async function findWeek(
  trx: Transaction<Tables>,
  { lectureId, weeklyLectureId }: { lectureId: string; weeklyLectureId: string },
): Promise<string> {
  const week = await trx
    .selectFrom('weekly_lectures')
    .select('id')
    .where('id', '=', weeklyLectureId)
    .where('lecture_id', '=', lectureId)
    .executeTakeFirst();
  if (!week) throw notFound('주차');
  return week.id;
}
