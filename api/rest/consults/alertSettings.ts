import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';

/** When a student is somebody to take care of. */
export const readAlertSettings: Handler<'readAlertSettings'> = async ({ trx }) => {
  const { autoAbsentSince, ...settings } = await trx
    .selectFrom('alert_settings')
    .select(['absences_in_a_row as absencesInARow', 'absences_in_term as absencesInTerm'])
    .select(['falling_scores as fallingScores', 'todo_days as todoDays', 'auto_absent_since as autoAbsentSince'])
    .executeTakeFirstOrThrow();
  return { ...settings, isAutoAbsent: autoAbsentSince !== null };
};

/** Changes it, for what is found from now on. */
export const setAlertSettings: Handler<'setAlertSettings'> = async ({ trx, body, now }) => {
  await trx
    .updateTable('alert_settings')
    .set({
      absences_in_a_row: body.absencesInARow,
      absences_in_term: body.absencesInTerm,
      falling_scores: body.fallingScores,
      todo_days: body.todoDays,
      // Lessons before the day it was turned on keep their blanks.
      auto_absent_since: body.isAutoAbsent ? sql<string>`coalesce(auto_absent_since, ${seoulDate(now)}::date)` : null,
    })
    .execute();
};
