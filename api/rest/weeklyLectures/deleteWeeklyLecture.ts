import { notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';

/** Deletes a week that nothing depends on; a trigger refuses the others. */
export const deleteWeeklyLecture: Handler<'deleteWeeklyLecture'> = async ({ trx, params }) => {
  const week = await trx
    .selectFrom('weekly_lectures')
    .select('id')
    .where('id', '=', params.weeklyLectureId)
    .where('lecture_id', '=', params.lectureId)
    .forUpdate()
    .executeTakeFirst();
  if (!week) throw notFound('주차');
  // Waits for marks on their way, so that the trigger sees them and none is deleted that someone was told is written.
  await trx
    .selectFrom('participants')
    .select('id')
    .where('weekly_lecture_id', '=', week.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx.deleteFrom('weekly_lectures').where('id', '=', week.id).execute();
};
