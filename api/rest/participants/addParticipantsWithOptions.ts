import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { requireActiveStudents } from '../_protocol/requireActiveStudents.ts';
import { queueNotice } from './queueNotice.ts';
import { findWeek } from './week.ts';

/** Adds students to a week and, when asked, to all later ones; existing participants are unchanged. */
export const addParticipantsWithOptions: Handler<'addParticipantsWithOptions'> = async ({
  trx,
  params,
  body,
  now,
  changeSet,
}) => {
  const week = await findWeek(trx, params);
  const userIds = [...new Set(body.userIds)];
  await requireActiveStudents(trx, userIds);
  const weeks = [week, ...(body.followingWeeks ? await laterWeeks(trx, week) : [])];
  const changeSetId = await changeSet(body.followingWeeks ? 'PARTICIPANTS_ADD_FOLLOWING' : 'PARTICIPANTS_ADD');
  const added = await trx
    .insertInto('participants')
    .values(weeks.flatMap((weekly_lecture_id) => userIds.map((student_id) => ({ weekly_lecture_id, student_id }))))
    .onConflict((existing) => existing.doNothing())
    .returning(['weekly_lecture_id', 'student_id'])
    .execute();
  const newcomers = new Set(added.map(({ student_id }) => student_id));
  const told =
    body.notify && newcomers.size > 0
      ? await queueNotice(trx, { weekId: week, userIds: [...newcomers], key: changeSetId, now })
      : { notified: 0, withoutPhone: [] };
  return {
    userIds: added.filter(({ weekly_lecture_id }) => weekly_lecture_id === week).map(({ student_id }) => student_id),
    weeks: weeks
      .map((id) => ({
        weeklyLectureId: id,
        added: added.filter(({ weekly_lecture_id }) => weekly_lecture_id === id).length,
      }))
      .filter((one) => one.added > 0),
    ...told,
    changeSetId: added.length > 0 ? changeSetId : null,
  };
};

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
