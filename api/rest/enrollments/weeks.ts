import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Outcome } from './types.ts';

const weekColumns = [
  'week.id as weeklyLectureId',
  'week.week_number as weekNumber',
  'week.special_name as specialName',
  'week.held_on as heldOn',
  sql<string | null>`place_in_week(week)`.as('placeInWeek'),
] as const;

/** The weeks of a lecture that a student takes part in, in the order they are held. */
export function weeksOf(trx: Transaction<Tables>, lectureId: string, userId: string): Promise<Outcome['leaves']> {
  return participation(trx, lectureId, userId).select(weekColumns).execute();
}

/** Those of them from a day on with a mark, a memo, a lock or a score. */
export async function earnedWeeks(
  trx: Transaction<Tables>,
  lectureId: string,
  userId: string,
  day: string,
): Promise<Outcome['stays']> {
  const rows = await participation(trx, lectureId, userId)
    .leftJoin('attendance_types as type', 'type.id', 'participants.attendance_type_id')
    .select(weekColumns)
    .select([
      'type.name as attendance',
      sql<boolean>`participants.memo <> ''`.as('hasMemo'),
      'participants.is_locked as isLocked',
      sql<boolean>`is_scored(week.id, participants.student_id)`.as('isScored'),
    ])
    .where('week.held_on', '>=', day)
    .execute();
  return rows;
}

function participation(trx: Transaction<Tables>, lectureId: string, userId: string) {
  return trx
    .selectFrom('participants')
    .innerJoin('weekly_lectures as week', 'week.id', 'participants.weekly_lecture_id')
    .where('week.lecture_id', '=', lectureId)
    .where('participants.student_id', '=', userId)
    .orderBy('week.held_on')
    .orderBy('week.starts_at');
}
