import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { queueNotice } from './queueNotice.ts';
import { findWeek } from './week.ts';

/** Adds students to a week and, when asked, to all later ones; whoever is there already stays as they are. */
export const addParticipantsWithOptions: Handler<'addParticipantsWithOptions'> = async ({
  trx,
  params,
  body,
  now,
  changeSet,
}) => {
  const week = await findWeek(trx, params);
  const userIds = [...new Set(body.userIds)];
  await refuseAbsentees(trx, userIds);
  const weeks = [week, ...(body.followingWeeks ? await laterWeeks(trx, week) : [])];
  const changeSetId = await changeSet(body.followingWeeks ? '수강생 더하기 (다음 주차까지)' : '수강생 더하기');
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

async function refuseAbsentees(trx: Transaction<Tables>, userIds: readonly string[]): Promise<void> {
  const known = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['users.name', 'users.is_active'])
    .where('students.id', 'in', userIds)
    .execute();
  if (known.length < userIds.length) throw notFound('학생');
  const inactive = known.filter(({ is_active }) => !is_active).map(({ name }) => name);
  if (inactive.length > 0) {
    const names = inactive.slice(0, 3).join(', ') + (inactive.length > 3 ? ` 외 ${inactive.length - 3}명` : '');
    throw conflict('inactive', `${names} 학생은 비활성 상태입니다. 다시 활성으로 바꾼 뒤 더해 주세요.`);
  }
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
