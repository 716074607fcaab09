import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { addSlot, cancelBookings } from '../../../testing/setups/clinic.ts';

// What ends when a student leaves, and comes back with them.

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  api.waitUntil('12:00');
});
afterAll(() => api.close());

const { minsu, seoyeon } = students;
const setActive = (id: string, isActive: boolean) =>
  api.call('PUT', `/students/${id}/toggle-status`, { as: 'admin', body: { isActive } });

/** A lecture that goes on with these students, and the week of today. */
async function makeLecture(...userIds: string[]) {
  const times = { startsAt: '18:00', endsAt: '20:00' };
  const body = {
    name: `떠남 ${crypto.randomUUID().slice(0, 8)}`,
    teacherName: '김지훈',
    weekday: 2,
    capacity: 9,
    ...times,
  };
  const { body: lecture } = await api.call('POST', '/lectures', { as: 'admin', body });
  const path = `/lectures/${lecture.id}` as const;
  await api.call('POST', `${path}/enrollments`, { as: 'ta', body: { userIds, fromDate: dateOf(-7) } });
  return { id: lecture.id, path };
}

let number = 1;
/** The students of a new week of a lecture. */
async function weekOf(path: `/lectures/${string}`, inDays: number) {
  const body = { weekNumber: number++, heldOn: dateOf(inDays) };
  const { body: week } = await api.call('POST', `${path}/weekly-lectures`, { as: 'ta', body });
  return week.ids[0];
}
const peopleOf = async (weekId: string) =>
  (
    await api.deps.db.kysely
      .selectFrom('participants')
      .select('student_id')
      .where('weekly_lecture_id', '=', weekId)
      .execute()
  )
    .map(({ student_id }) => student_id)
    .sort();

const text = (more: object) => ({ addressee: 'STUDENT' as const, body: '안내드립니다.', ...more });
async function plan(more: object) {
  const scheduledAt = new Date(api.deps.clock.now().getTime() + 3_600_000).toISOString();
  const body = { ...text(more), scheduledAt, sendKey: crypto.randomUUID() };
  expect((await api.call('POST', '/sms/send', { as: 'ta', body })).status).toBe(201);
  return () =>
    api.deps.db.kysely
      .selectFrom('sms_recipients as to')
      .innerJoin('sms_messages as message', 'message.id', 'to.message_id')
      .select(['to.student_id', 'to.status', 'to.failure_code'])
      .where('send_key', 'like', `%${body.sendKey}`)
      .orderBy('to.student_id')
      .execute();
}
const bookingsOf = (id: string, slotId: string) =>
  api.deps.db.kysely
    .selectFrom('clinic_participants')
    .select('status')
    .where('student_id', '=', id)
    .where('slot_id', '=', slotId)
    .execute()
    .then((rows) => rows.map(({ status }) => status));

it('leaves who is not active out of new weeks and of texts to a class', async () => {
  const lecture = await makeLecture(minsu.id, seoyeon.id);
  const before = await weekOf(lecture.path, 0);
  const sources = [
    { kind: 'LECTURE', id: lecture.id },
    { kind: 'WITHOUT_BOOKING', id: lecture.id },
    { kind: 'WEEK', id: before },
  ] as const;
  const told = async () => {
    const all = [];
    for (const source of sources) {
      const { body } = await api.call('POST', '/sms/preview', { as: 'ta', body: text({ source }) });
      all.push(body.texts.map(({ name }) => name).includes('이서연'));
    }
    return all;
  };
  expect((await told())[0]).toBe(true);
  await setActive(seoyeon.id, false);
  expect(await told()).toEqual([false, false, false]);
  const coming = await weekOf(lecture.path, 7);
  expect(await peopleOf(coming)).toEqual([minsu.id]);
  await setActive(seoyeon.id, true);
  expect(await peopleOf(coming)).toEqual([minsu.id, seoyeon.id]);
});

it('cancels the planned texts, bookings and waits of who becomes inactive; those that still fit come back', async () => {
  await cancelBookings(api, minsu.id, seoyeon.id);
  const read = await plan({ studentIds: [minsu.id, seoyeon.id] });
  const [one, other] = [await addSlot(api, { capacity: 1 }), await addSlot(api, { capacity: 1, inDays: 31 })];
  for (const slot of [one, other]) {
    const body = { studentIds: [minsu.id], wait: false };
    expect((await api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body })).status).toBe(201);
  }
  await setActive(minsu.id, false);
  expect(await read()).toEqual([
    { student_id: minsu.id, status: 'FAILED', failure_code: 'CANCELLED' },
    { student_id: seoyeon.id, status: 'QUEUED', failure_code: null },
  ]);
  expect(await bookingsOf(minsu.id, one.id)).toEqual(['CANCELLED']);
  // Somebody else has the other seat meanwhile.
  const body = { studentIds: [seoyeon.id], wait: false };
  expect((await api.call('POST', `/clinic/slot/${other.id}/participants`, { as: 'ta', body })).status).toBe(201);
  expect((await setActive(minsu.id, true)).status).toBe(200);
  expect((await read()).map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED']);
  expect(await bookingsOf(minsu.id, one.id)).toEqual(['RESERVED']);
  expect(await bookingsOf(minsu.id, other.id)).toEqual(['CANCELLED']);
});

it('ends at the request of a deletion what its preview promises, and brings it back when that is taken back', async () => {
  const lecture = await makeLecture(minsu.id);
  const coming = await weekOf(lecture.path, 7);
  const slot = await addSlot(api, { capacity: 1, inDays: 33 });
  const body = { studentIds: [minsu.id], wait: false };
  await api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body });
  const read = await plan({ studentIds: [minsu.id] });
  const link = await api.call('POST', '/sp/calendar', { as: 'minsu' });
  const calendar = new URL(link.body.url).pathname.replace('/api', '');
  const now = async () => ({
    calendar: (await api.send('GET', calendar)).status,
    bookings: await bookingsOf(minsu.id, slot.id),
    people: await peopleOf(coming),
    texts: (await read()).map(({ status }) => status),
    until: (
      await api.deps.db.kysely
        .selectFrom('enrollments')
        .select('to_date')
        .where('lecture_id', '=', lecture.id)
        .execute()
    ).map(({ to_date }) => to_date),
  });
  const before = await now();
  expect(before).toEqual({
    calendar: 200,
    bookings: ['RESERVED'],
    people: [minsu.id],
    texts: ['QUEUED'],
    until: [null],
  });
  const path = `/students/student/${minsu.id}` as const;
  const { version } = (await api.call('POST', `${path}/delete`, { as: 'admin', body: { mode: 'PREVIEW' } })).body;
  const asked = await api.call('POST', `${path}/delete`, { as: 'admin', body: { mode: 'COMMIT', version } });
  expect(asked.status).toBe(200);
  expect(await now()).toEqual({
    calendar: 404,
    bookings: ['CANCELLED'],
    people: [],
    texts: ['FAILED'],
    until: [dateOf(0)],
  });
  expect((await api.call('POST', `${path}/keep`, { as: 'admin' })).status).toBe(204);
  expect(await now()).toEqual(before);
});
