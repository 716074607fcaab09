import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { clashesOfWeeks, placesTaken } from '../lectures/clashes.ts';
import { countTold } from '../notifications/countTold.ts';
import { rosterChange, rosterOf } from './roster.ts';
import { freeMeeting, weekName, weekPlace, weekTitle } from './weekRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Changes a week into the numbered one described, if it still has the version that was read, where one was. */
export const updateWeeklyLecture: Handler<'updateWeeklyLecture'> = (context) => changeWeek(context);

/** The same into the named one described. */
export const updateSpecialWeeklyLecture: Handler<'updateSpecialWeeklyLecture'> = (context) => changeWeek(context);

async function changeWeek(
  context: Context<'updateWeeklyLecture'> | Context<'updateSpecialWeeklyLecture'>,
): Promise<ReplyOf<'updateWeeklyLecture'>> {
  const { trx, params, body } = context;
  const week = await trx
    .selectFrom('weekly_lectures as week')
    .selectAll()
    .select(weekName.as('title'))
    .where('id', '=', params.weeklyLectureId)
    .where('lecture_id', '=', params.lectureId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => noRow('weekly_lectures'));
  const row = { ...weekTitle(body), ...weekPlace(body, week) };
  if (isStale(week, body.version)) {
    throw await staleVersion(trx, 'weekly_lectures', week, row);
  }
  const asked = 'meeting' in body ? body.meeting : undefined;
  const stays = row.week_number === week.week_number;
  const meeting = asked ?? (stays ? week.meeting : freeMeeting({ lecture_id: week.lecture_id, ...row }));
  const move = async () => {
    const before = await rosterOf(trx, week.id);
    await trx
      .updateTable('weekly_lectures')
      .set({ ...row, meeting })
      .where('id', '=', week.id)
      .execute();
    const told = await countTold(trx);
    const after = await rosterOf(trx, week.id);
    return {
      id: week.id,
      ...rosterChange(before, after),
      told,
      clashes: await clashesOfWeeks(trx, [week.id], [...after.keys()]),
      taken: await placesTaken(trx, [week.id]),
    };
  };
  if (body.dryRun) return dryRun(trx, move);
  await sayUnconditional(context, 'WEEK_UPDATE', body.version);
  return move();
}
