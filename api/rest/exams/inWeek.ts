import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { findRow } from '../_protocol/rows.ts';

/** 404 unless the exam is one of that week of that lecture. */
export async function mustBeInWeek(
  trx: Transaction<Tables>,
  { lectureId, weeklyLectureId, examId }: { lectureId: string; weeklyLectureId: string; examId: string },
): Promise<void> {
  await findRow(trx, 'exams', { id: examId, weekly_lecture_id: weeklyLectureId, lecture_id: lectureId });
}
