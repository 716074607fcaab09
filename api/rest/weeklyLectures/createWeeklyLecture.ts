import { notFound } from '../../http/problem.ts';
import type { Context, Handler } from '../handler.ts';
import { weekPlace, weekTitle } from './weekRow.ts';

/** Adds a numbered week; a trigger copies the participants from the enrollments on its date. */
export const createWeeklyLecture: Handler<'createWeeklyLecture'> = (context) => addWeek(context);

/** Adds a week with a name of its own, such as 특강. */
export const createSpecialWeeklyLecture: Handler<'createSpecialWeeklyLecture'> = (context) => addWeek(context);

async function addWeek({
  trx,
  params,
  body,
}: Context<'createWeeklyLecture'> | Context<'createSpecialWeeklyLecture'>): Promise<{ id: string }> {
  const lecture = await trx
    .selectFrom('lectures')
    .select(['id', 'starts_at', 'ends_at', 'room'])
    .where('id', '=', params.lectureId)
    .executeTakeFirst();
  if (!lecture) throw notFound('강의');
  return trx
    .insertInto('weekly_lectures')
    .values({ lecture_id: lecture.id, ...weekTitle(body), ...weekPlace(body, lecture) })
    .returning('id')
    .executeTakeFirstOrThrow();
}
