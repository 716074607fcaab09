import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { clashesOfWeeks } from '../lectures/clashes.ts';
import { queueNotice } from './queueNotice.ts';
import { findWeek } from './week.ts';

/** Adds students to a week and, when asked, to all later ones; existing participants are unchanged. */
export const addParticipantsWithOptions: Handler<'addParticipantsWithOptions'> = async ({
  trx,
  params,
  body,
  now,
  deps,
  changeSet,
}) => {
  const week = await findWeek(trx, params);
  const userIds = [...new Set(body.userIds)];
  await requireActiveStudents(trx, userIds);
  const weeks = [week, ...(body.followingWeeks ? await laterWeeks(trx, week) : [])];
  const clashes = await clashesOfWeeks(trx, weeks, userIds);
  const add = () =>
    trx
      .insertInto('participants')
      .values(weeks.flatMap((weekly_lecture_id) => userIds.map((student_id) => ({ weekly_lecture_id, student_id }))))
      .onConflict((existing) => existing.doNothing())
      .returning(['weekly_lecture_id', 'student_id'])
      .execute();
  if (body.dryRun) {
    return {
      ...addedTo(week, weeks, await dryRun(trx, add)),
      notified: 0,
      withoutPhone: [],
      clashes,
      changeSetId: null,
    };
  }
  const changeSetId = await changeSet(body.followingWeeks ? 'PARTICIPANTS_ADD_FOLLOWING' : 'PARTICIPANTS_ADD');
  const added = await add();
  const newcomers = new Set(added.map(({ student_id }) => student_id));
  const told =
    body.notify && newcomers.size > 0
      ? await queueNotice(trx, {
          weekId: week,
          userIds: [...newcomers],
          key: changeSetId,
          now,
          academy: await academyOf(trx, deps),
        })
      : { notified: 0, withoutPhone: [] };
  return { ...addedTo(week, weeks, added), ...told, clashes, changeSetId: added.length > 0 ? changeSetId : null };
};

/** Who is new in the week, and to which weeks somebody was added. */
function addedTo(
  week: string,
  weeks: readonly string[],
  added: readonly { weekly_lecture_id: string; student_id: string }[],
) {
  const of = (id: string) => added.filter(({ weekly_lecture_id }) => weekly_lecture_id === id);
  return {
    userIds: of(week).map(({ student_id }) => student_id),
    weeks: weeks.map((id) => ({ weeklyLectureId: id, added: of(id).length })).filter((one) => one.added > 0),
  };
}

async function laterWeeks(trx: Transaction<Tables>, weekId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('weekly_lectures as week')
    .innerJoin('weekly_lectures as later', 'later.lecture_id', 'week.lecture_id')
    .select('later.id')
    .where('week.id', '=', weekId)
    .where(({ eb, refTuple }) =>
      eb(refTuple('later.held_on', 'later.starts_at'), '>', refTuple('week.held_on', 'week.starts_at')),
    )
    .orderBy('later.held_on')
    .execute();
  return rows.map(({ id }) => id);
}
