import { notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';

/** Deletes a week that nothing depends on; a trigger waits for marks on their way and refuses the others. */
export const deleteWeeklyLecture: Handler<'deleteWeeklyLecture'> = async ({ trx, params }) => {
  const deleted = await trx
    .deleteFrom('weekly_lectures')
    .where('id', '=', params.weeklyLectureId)
    .where('lecture_id', '=', params.lectureId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('주차');
};
