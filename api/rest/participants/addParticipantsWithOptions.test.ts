import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, participantsOf, unknownId, type WeekPath } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const guest = students.geonu.id;
const plain = { followingWeeks: false, notify: false };
const send = (week: { path: WeekPath }, body: Sent<'addParticipantsWithOptions'>) =>
  api.call('POST', `${week.path}/participants/with-options`, { as: 'ta', body });
const whoIsIn = async (id: string) => (await participantsOf(api, id)).map(({ studentId }) => studentId);

describe('addParticipantsWithOptions', () => {
  it('refuses incomplete bodies, unknown people and weeks', async () => {
    const week = await addWeek(api, 70);
    const body = { ...plain, userIds: [guest] };
    for (const wrong of [{ userIds: [guest] }, { ...plain, userIds: [] }, { ...plain, userIds: ['민수'] }]) {
      expect((await send(week, unfit(wrong))).status).toBe(400);
    }
    expect((await send({ path: `/lectures/${week.lectureId}/weekly-lectures/${unknownId}` }, body)).status).toBe(404);
    expect((await send(week, { ...plain, userIds: [guest, unknownId] })).status).toBe(404);
    expect(await whoIsIn(week.id)).not.toContain(guest);
  });

  it('refuses students who left the academy, and then adds nobody', async () => {
    const week = await addWeek(api, 71);
    const { body: left } = await api.call('POST', '/students', { as: 'admin', body: { name: '나간이' } });
    await api.call('PUT', `/students/${left.id}/toggle-status`, { as: 'admin', body: { isActive: false } });
    const refused = await send(week, { ...plain, userIds: [guest, left.id] });
    expect([refused.status, refused.body.code]).toEqual([409, 'inactive']);
    expect(refused.body.detail).toContain('나간이');
    expect(await whoIsIn(week.id)).not.toContain(guest);
  });

  it('adds to this week, and leaves existing participants alone', async () => {
    const week = await addWeek(api, 72);
    const [someone] = week.participants;
    const userIds = [guest, someone!.studentId];
    const { status, body } = await send(week, { ...plain, userIds });
    expect(status).toBe(201);
    expect(body).toMatchObject({ userIds: [guest], weeks: [{ weeklyLectureId: week.id, added: 1 }], notified: 0 });
    expect((await send(week, { ...plain, userIds })).body).toMatchObject({ userIds: [], weeks: [], changeSetId: null });
    expect(await participantsOf(api, week.id)).toContainEqual(someone);
  });

  it('adds to every later week, none before, as one change set', async () => {
    const [earlier, week, later, last] = [73, 74, 75, 76].map((number) => addWeek(api, number));
    const ids = (await Promise.all([earlier, week, later, last])).map((one) => one?.id ?? '');
    await api.call('POST', `${(await later)?.path}/participants`, { as: 'ta', body: { userIds: [guest] } });
    const { body } = await send((await week)!, { followingWeeks: true, notify: false, userIds: [guest] });
    const weeks = body.weeks.map(({ weeklyLectureId }: { weeklyLectureId: string }) => weeklyLectureId);
    expect(weeks).toEqual(expect.arrayContaining([ids[1], ids[3]]));
    expect(weeks).not.toContain(ids[0]);
    expect(weeks).not.toContain(ids[2]);
    expect(await whoIsIn(ids[0] ?? '')).not.toContain(guest);
    const { body: log } = await api.gql(
      'query ($set: uuid!) { auditLog(where: { changeSetId: { _eq: $set }, tableName: { _eq: "participants" } }) { rowId } }',
      { as: 'admin', variables: { set: body.changeSetId } },
    );
    expect(log.data.auditLog).toHaveLength(weeks.length);
  });

  it('queues one text per phone, reports students without one, and sends nothing at night', async () => {
    const week = await addWeek(api, 77);
    const person = async (name: string, phone: string | null) => {
      const { body } = await api.call('POST', '/students', { as: 'admin', body: { name, phone } });
      return body.id as string;
    };
    const userIds = [
      await person('첫째', '010-7777-0001'),
      await person('둘째', '010-7777-0001'),
      await person('무전화', null),
    ];
    const { body } = await send(week, { followingWeeks: false, notify: true, userIds });
    expect([body.notified, body.withoutPhone]).toEqual([1, [userIds[2]]]);
    const message = await api.deps.db.kysely
      .selectFrom('sms_messages')
      .innerJoin('sms_recipients', 'sms_recipients.message_id', 'sms_messages.id')
      .select(['sms_recipients.body', 'sms_recipients.status', 'scheduled_at', 'quiet_hours_confirmed'])
      .where('send_key', '=', body.changeSetId)
      .executeTakeFirstOrThrow();
    expect(message).toMatchObject({ status: 'QUEUED', quiet_hours_confirmed: false });
    expect(message.body).toMatch(/^\[학원\] 미적분 B 77주차 수업에 등록되었습니다\. \d+월 \d+일 18:30$/);
    const hour = Number(message.scheduled_at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Seoul' }).slice(0, 2));
    expect(hour).toBeGreaterThanOrEqual(8);
    expect(hour).toBeLessThan(21);
  });
});
