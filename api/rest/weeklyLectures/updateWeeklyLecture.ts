import type { ReplyOf } from '#openapi/generated/operations.ts';
import { notFound } from '../../http/problem.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { countTold } from '../notifications/countTold.ts';
import { rosterChange, rosterOf } from './roster.ts';
import { weekPlace, weekTitle, weekWords } from './weekRow.ts';

/** Changes a week into the numbered one described, if it still has the version that was read, where one was. */
export const updateWeeklyLecture: Handler<'updateWeeklyLecture'> = (context) => changeWeek(context);

/** The same into the named one described. */
export const updateSpecialWeeklyLecture: Handler<'updateSpecialWeeklyLecture'> = (context) => changeWeek(context);

async function changeWeek(
  context: Context<'updateWeeklyLecture'> | Context<'updateSpecialWeeklyLecture'>,
): Promise<ReplyOf<'updateWeeklyLecture'>> {
  const { trx, params, body } = context;
  const week = await trx
    .selectFrom('weekly_lectures')
    .selectAll()
    .where('id', '=', params.weeklyLectureId)
    .where('lecture_id', '=', params.lectureId)
    .forUpdate()
    .executeTakeFirst();
  if (!week) throw notFound('주차');
  const row = { ...weekTitle(body), ...weekPlace(body, week) };
  if (isStale(week, body.version)) {
    const title = week.special_name ?? `${week.week_number}주차`;
    throw await staleVersion(trx, 'weekly_lectures', { ...week, title }, row, weekWords);
  }
  const move = async () => {
    const before = await rosterOf(trx, week.id);
    await trx.updateTable('weekly_lectures').set(row).where('id', '=', week.id).execute();
    const told = await countTold(trx);
    return { id: week.id, ...rosterChange(before, await rosterOf(trx, week.id)), told };
  };
  if (body.dryRun) return dryRun(trx, move);
  await sayUnconditional(context, 'WEEK_UPDATE', body.version);
  return move();
}
