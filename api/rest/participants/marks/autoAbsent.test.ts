import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { addWeek, attendanceTypes, participantsOf, type AttendanceTypes } from '../../../testing/rows.ts';
import { noLock, tidyUp } from '../../../testing/jobs.ts';
import { markAutoAbsences } from './autoAbsent.ts';

let api: TestApi;
let types: AttendanceTypes;
beforeAll(async () => {
  api = await startApi();
  types = await attendanceTypes(api);
});
afterAll(() => api.close());

const settings = { absencesInARow: 20, absencesInTerm: 50, fallingScores: 10, todoDays: 60 };
const turn = async (isAutoAbsent: boolean) => {
  const { status } = await api.call('PUT', '/students/alert-settings', {
    as: 'admin',
    body: { ...settings, isAutoAbsent },
  });
  expect(status).toBe(204);
};
/** As the hour after midnight, some days from now in Seoul. */
const atDay = (days: number) => markAutoAbsences({ ...api.deps, clock: { now: () => new Date(inDays(days)) } }, noLock);
const marksOf = async (weekId: string) =>
  (await participantsOf(api, weekId)).map(({ attendanceTypeId }) => attendanceTypeId);

it('leaves marks alone while the academy has not turned it on', async () => {
  const week = await addWeek(api, 61);
  await atDay(70);
  expect(new Set(await marksOf(week.id))).toEqual(new Set([null]));
});

it('marks what is unset as absent when the day is over, once, and is undone as one change', async () => {
  await turn(true);
  const week = await addWeek(api, 71);
  const [first, second, ...others] = week.participants;
  const put = (id: string | undefined, type: string) =>
    api.call('PUT', `${week.path}/attendance/${id}/${types[type]}`, { as: 'ta' });
  await put(first?.studentId, '출석');
  await api.call('PUT', `${week.path}/participants/${second?.id}/attendance-lock/true`, { as: 'ta', body: {} });
  await atDay(70);
  expect((await marksOf(week.id)).filter((type) => type === types.결석)).toEqual([]);

  await atDay(73);
  const absent = others.map(() => types.결석);
  expect(await marksOf(week.id)).toEqual([types.출석, null, ...absent]);
  // As the week's screen finds it: marked by nobody, in a change of this kind.
  const { body } = await api.gql(
    `query ($id: String!, $weekId: uuid!) {
      auditLog(where: { rowId: { _eq: $id }, tableName: { _eq: "participants" }, changeSet: { kind: { _eq: "ATTENDANCE_AUTO" } } }) {
        changeSetId changeSet { kind facts } actorId }
      participants(where: { weeklyLectureId: { _eq: $weekId }, markedAt: { _is_null: false } }) { id markedByStaff { name } } }`,
    { as: 'ta', variables: { id: others[0]?.id, weekId: week.id } },
  );
  const [line] = body.data.auditLog;
  expect(line).toMatchObject({
    changeSet: { kind: 'ATTENDANCE_AUTO', facts: { count: others.length } },
    actorId: null,
  });
  const byNobody = body.data.participants.filter(
    ({ markedByStaff }: { markedByStaff: object | null }) => !markedByStaff,
  );
  expect(byNobody).toHaveLength(others.length);

  const undo = { as: 'ta', body: { changeSetId: line.changeSetId } } as const;
  expect((await api.call('POST', `${week.path}/attendance/undo`, undo)).status).toBe(200);
  expect(await marksOf(week.id)).toEqual([types.출석, null, ...others.map(() => null)]);
  await atDay(74);
  expect(await marksOf(week.id)).toEqual([types.출석, null, ...others.map(() => null)]);
});

it('marks nothing after it was turned off, nor what was before it was turned on', async () => {
  await turn(false);
  const week = await addWeek(api, 81);
  await atDay(90);
  expect(new Set(await marksOf(week.id))).toEqual(new Set([null]));
  await turn(true);
  await api.deps.db.sql.exec(`update alert_settings set auto_absent_since = current_date + 100`);
  await atDay(110);
  expect(new Set(await marksOf(week.id))).toEqual(new Set([null]));
});

it('is looked for every hour: from the midnight of Seoul after the day on', async () => {
  await turn(true);
  await api.deps.db.sql.exec('update alert_settings set auto_absent_since = current_date');
  const week = await addWeek(api, 95);
  const { held_on } = await api.deps.db.kysely
    .selectFrom('weekly_lectures')
    .select('held_on')
    .where('id', '=', week.id)
    .executeTakeFirstOrThrow();
  const midnight = new Date(`${held_on}T24:00:00+09:00`).getTime();
  const absent: number[] = [];
  for (const hours of [-3, -2, -1, 0, 1]) {
    await tidyUp({ ...api.deps, clock: { now: () => new Date(midnight + hours * 3_600_000 + 1000) } });
    const { count } = await api.deps.db.kysely
      .selectFrom('participants')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('weekly_lecture_id', '=', week.id)
      .where('attendance_type_id', 'is not', null)
      .executeTakeFirstOrThrow();
    absent.push(Number(count));
  }
  const all = week.participants.length;
  expect(all).toBeGreaterThan(0);
  expect(absent).toEqual([0, 0, 0, all, all]);
});
