import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { clashesOfParticipants, placesTaken } from '../lectures/clashes.ts';
import { freeMeeting, weekPlace, weekTitle, type WeekBody } from './weekRow.ts';
import { findRow } from '../_protocol/rows.ts';

/** Adds a numbered week, or a run of them; a trigger copies the participants from the enrollments on each date. */
export const createWeeklyLecture: Handler<'createWeeklyLecture'> = async ({ trx, params, body, changeSet }) => {
  const weeks = [body, ...(body.following ?? [])];
  await refuseTaken(trx, params.lectureId, weeks);
  const add = () => addWeeks(trx, params.lectureId, weeks);
  if (body.dryRun) return { ...(await dryRun(trx, add)), changeSetId: null };
  const changeSetId = weeks.length > 1 ? await changeSet('WEEKS_ADD') : null;
  return { ...(await add()), changeSetId };
};

/** Adds a week with a special name, such as 특강. */
export const createSpecialWeeklyLecture: Handler<'createSpecialWeeklyLecture'> = async ({ trx, params, body }) => {
  const add = () => addWeeks(trx, params.lectureId, [body]);
  return { ...(await (body.dryRun ? dryRun(trx, add) : add())), changeSetId: null };
};

/** Adds weeks and says who, and what, has another lesson then. */
async function addWeeks(trx: Transaction<Tables>, lectureId: string, weeks: readonly WeekBody[]) {
  const lecture = await findRow(trx, 'lectures', lectureId);
  const rows = weeks.map((week) => {
    const row = { lecture_id: lecture.id, ...weekTitle(week), ...weekPlace(week, lecture) };
    return { ...row, meeting: ('meeting' in week ? week.meeting : undefined) ?? freeMeeting(row) };
  });
  const added = await trx.insertInto('weekly_lectures').values(rows).returning('id').execute();
  const ids = added.map(({ id }) => id);
  const [id] = ids;
  if (id === undefined) throw new Error('An insert of weeks answered no row.');
  return { id, ids, clashes: await clashesOfParticipants(trx, ids), taken: await placesTaken(trx, ids) };
}

// The constraint decides in a race; this check names the numbers.
async function refuseTaken(
  trx: Transaction<Tables>,
  lectureId: string,
  weeks: readonly { weekNumber: number; meeting?: number | undefined }[],
): Promise<void> {
  const numbers = [...new Set(weeks.map(({ weekNumber }) => weekNumber))].sort((one, other) => one - other);
  const { rows } = await sql<{ perWeek: number; standing: { number: number; meeting: number }[] }>`
    select (select 1 + count(*)::integer from lecture_hours where lecture_id = ${lectureId}) as "perWeek", (
      select coalesce(json_agg(json_build_object('number', week_number, 'meeting', meeting)), '[]') from weekly_lectures
      where lecture_id = ${lectureId} and week_number = any (${numbers})) as standing`.execute(trx);
  const { perWeek, standing } = rows[0]!;
  const again = weeks.find(({ weekNumber, meeting }) =>
    standing.some((week) => week.number === weekNumber && week.meeting === meeting),
  );
  if (again) {
    const message = `${again.weekNumber}주차의 ${again.meeting}번째 수업이 이미 있습니다. 순서나 번호를 바꿔 주세요.`;
    throw conflict('duplicate-week', message, { errors: [{ field: 'meeting', message }] });
  }
  // Without a place there is room for as many as the lecture meets in a week.
  const tooMany = (number: number, others: number): boolean => {
    const asked = weeks.filter(({ weekNumber }) => weekNumber === number);
    return asked.some(({ meeting }) => meeting === undefined) && asked.length + others > perWeek;
  };
  const twice = numbers.filter((number) => tooMany(number, 0));
  const taken =
    twice.length > 0
      ? twice
      : numbers.filter((number) => tooMany(number, standing.filter((week) => week.number === number).length));
  if (taken.length === 0) return;
  const times = perWeek === 1 ? '두 번' : `${perWeek + 1}번`;
  const message =
    twice.length > 0
      ? `${taken.join(', ')}주차를 ${times} 추가할 수 없습니다. 번호를 바꿔 주세요.`
      : `이 강의에 ${taken.join(', ')}주차가 이미 있습니다. 있는 주차는 바뀌지 않으니 다른 번호로 추가해 주세요.`;
  throw conflict('duplicate-week', message, { errors: [{ field: 'weekNumber', message }] });
}
