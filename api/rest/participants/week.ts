import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { findRow } from '../_protocol/rows.ts';

/** The id of the week in a path; 404 unless it belongs to that lecture. */
export async function findWeek(
  trx: Transaction<Tables>,
  { lectureId, weeklyLectureId }: { lectureId: string; weeklyLectureId: string },
): Promise<string> {
  const week = await findRow(trx, 'weekly_lectures', { id: weeklyLectureId, lecture_id: lectureId });
  return week.id;
}
