import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { weekPlace, weekTitle, type WeekBody } from './weekRow.ts';

/** Adds a numbered week, or a run of them; a trigger copies the participants from the enrollments on each date. */
export const createWeeklyLecture: Handler<'createWeeklyLecture'> = async ({ trx, params, body, changeSet }) => {
  const weeks = [body, ...(body.following ?? [])];
  await refuseTaken(trx, params.lectureId, weeks);
  const changeSetId = weeks.length > 1 ? await changeSet('WEEKS_ADD') : null;
  const [id, ...others] = await addWeeks(trx, params.lectureId, weeks);
  return { id, ids: [id, ...others], changeSetId };
};

/** Adds a week with a special name, such as 특강. */
export const createSpecialWeeklyLecture: Handler<'createSpecialWeeklyLecture'> = async ({ trx, params, body }) => {
  const [id] = await addWeeks(trx, params.lectureId, [body]);
  return { id };
};

async function addWeeks(
  trx: Transaction<Tables>,
  lectureId: string,
  weeks: readonly WeekBody[],
): Promise<[string, ...string[]]> {
  const lecture = await trx
    .selectFrom('lectures')
    .select(['id', 'starts_at', 'ends_at', 'room'])
    .where('id', '=', lectureId)
    .executeTakeFirst();
  if (!lecture) throw notFound('강의');
  const rows = weeks.map((week) => ({ lecture_id: lecture.id, ...weekTitle(week), ...weekPlace(week, lecture) }));
  const added = await trx.insertInto('weekly_lectures').values(rows).returning('id').execute();
  const [first, ...others] = added.map(({ id }) => id);
  if (first === undefined) throw new Error('An insert of weeks answered no row.');
  return [first, ...others];
}

// The constraint decides in a race; this check names the numbers.
async function refuseTaken(
  trx: Transaction<Tables>,
  lectureId: string,
  weeks: readonly { weekNumber: number }[],
): Promise<void> {
  const numbers = weeks.map(({ weekNumber }) => weekNumber);
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  const standing = await trx
    .selectFrom('weekly_lectures')
    .select('week_number')
    .where('lecture_id', '=', lectureId)
    .where('week_number', 'in', numbers)
    .orderBy('week_number')
    .execute();
  const taken = twice.length > 0 ? twice : standing.map(({ week_number }) => week_number);
  if (taken.length === 0) return;
  const message =
    twice.length > 0
      ? `${[...new Set(taken)].join(', ')}주차를 두 번 더할 수 없습니다. 번호를 바꿔 주세요.`
      : `이 강의에 ${taken.join(', ')}주차가 이미 있습니다. 있는 주차는 바뀌지 않으니 다른 번호로 더해 주세요.`;
  throw conflict('duplicate-week', message, { errors: [{ field: 'weekNumber', message }] });
}
