import { notFound } from '../../http/problem.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { weekPlace, weekTitle } from './weekRow.ts';

/** Changes a week into the numbered one described. */
export const updateWeeklyLecture: Handler<'updateWeeklyLecture'> = (context) => changeWeek(context);

/** Changes a week into the named one described. */
export const updateSpecialWeeklyLecture: Handler<'updateSpecialWeeklyLecture'> = (context) => changeWeek(context);

async function changeWeek({
  trx,
  params,
  body,
}: Context<'updateWeeklyLecture'> | Context<'updateSpecialWeeklyLecture'>): Promise<{ id: string }> {
  const week = await trx
    .selectFrom('weekly_lectures')
    .select(['id', 'starts_at', 'ends_at', 'room'])
    .where('id', '=', params.weeklyLectureId)
    .where('lecture_id', '=', params.lectureId)
    .forUpdate()
    .executeTakeFirst();
  if (!week) throw notFound('주차');
  await trx
    .updateTable('weekly_lectures')
    .set({ ...weekTitle(body), ...weekPlace(body, week) })
    .where('id', '=', week.id)
    .execute();
  return { id: week.id };
}
