import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { hourOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi, type Person } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addSlot, addSlotNow, cancelBookings, shiftSlot } from '../../testing/setups/clinic.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const reserve = (
  as: Person,
  slotId: string,
  body: Sent<'reserveClinicSlot' | 'reserveCounselSlot'> = {},
  kind: 'clinic' | 'counsel' = 'clinic',
) => api.call('POST', `/sp/${kind}-slot/${slotId}/reserve`, { as, body });
const cancel = (as: Person, slotId: string, kind: 'clinic' | 'counsel' = 'clinic') =>
  api.call('POST', `/sp/${kind}-slot/${slotId}/cancel`, { as });

it('is for slots of that kind', async () => {
  const { id } = await addSlot(api, { inDays: 30 });
  expect((await reserve('minsu', unknownId)).status).toBe(404);
  expect((await reserve('minsu', 'no-id')).status).toBe(404);
  expect((await reserve('minsu', id, { counselType: 'STUDY' }, 'counsel')).status).toBe(404);
  expect((await cancel('minsu', id)).status).toBe(404);
  expect((await cancel('minsu', unknownId, 'counsel')).status).toBe(404);
  expect((await reserve('minsu', id, unfit({ wait: 'yes' }))).body.errors[0].field).toBe('wait');
});

it('gives a seat, else a place on the waiting list; freed seats go and are told in that order', async () => {
  const { id } = await addSlot(api, { inDays: 31, capacity: 1, from: 17, to: 19 });
  const first = await reserve('minsu', id);
  expect(first).toMatchObject({
    status: 201,
    body: { status: 'RESERVED', place: null, startsAt: hourOf(31, 17), todos: 0 },
  });
  expect(codeOf(await reserve('minsu', id))).toEqual([409, 'already-reserved']);
  expect(codeOf(await reserve('seoyeon', id))).toEqual([409, 'full']);
  expect((await reserve('seoyeon', id, { wait: true })).body).toMatchObject({ status: 'WAITING', place: 1 });
  expect((await reserve('jihun', id, { wait: true })).body).toMatchObject({ status: 'WAITING', place: 2 });
  expect(codeOf(await reserve('jihun', id, { wait: true }))).toEqual([409, 'already-reserved']);

  expect(await cancel('minsu', id)).toMatchObject({ status: 200, body: { id: first.body.id } });
  expect((await cancel('minsu', id)).status).toBe(404);
  const { kysely } = api.deps.db;
  const bookings = await kysely
    .selectFrom('clinic_participants')
    .select(['id', 'student_id', 'status'])
    .where('slot_id', '=', id)
    .orderBy('id')
    .execute();
  expect(bookings.map(({ status }) => status)).toEqual(['CANCELLED', 'RESERVED', 'WAITING']);
  expect(bookings[1]?.student_id).toBe(students.seoyeon.id);
  const told = await kysely
    .selectFrom('sms_messages')
    .innerJoin('sms_recipients', 'message_id', 'sms_messages.id')
    .select(['sms_recipients.student_id', 'sms_messages.body'])
    .where(
      'send_key',
      'in',
      bookings.map((booking) => `clinic-promotion:${booking.id}`),
    )
    .execute();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ student_id: students.seoyeon.id });
  expect(told[0]?.body).toMatch(/^\[학원\] 이서연 학생, 기다리던 클리닉 .* 자리가 나서 예약되었습니다\./);
  expect((await reserve('minsu', id, { wait: true })).body).toMatchObject({ status: 'WAITING', place: 2 });
});

it('takes over open todos, and releases them when cancelled', async () => {
  const item = { studentId: students.geonu.id, kind: 'HOMEWORK', title: '교재 30쪽' } as const;
  const { todos } = (await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } })).body;
  const before = await api.gql(`{ clinicTodos(where: {id: {_eq: "${todos[0].id}"}}) { participantId } }`, {
    as: 'geonu',
  });
  const home = before.body.data.clinicTodos[0].participantId;
  const { id } = await addSlot(api, { inDays: 33 });
  const { body } = await reserve('geonu', id);
  expect(body.todos).toBe(home === null ? 1 : 0);
  await cancel('geonu', id);
  const after = await api.gql(`{ clinicTodos(where: {id: {_eq: "${todos[0].id}"}}) { participantId } }`, {
    as: 'geonu',
  });
  expect(after.body.data.clinicTodos).toEqual([{ participantId: home }]);
});

it('is refused before it opens, after it closes, or at the time of another booking', async () => {
  const soon = await addSlot(api, { inDays: 34, opensAt: hourOf(33, 12) });
  expect(codeOf(await reserve('minsu', soon.id))).toEqual([409, 'not-open']);
  const closed = await addSlot(api, { inDays: 34, closesAt: hourOf(-1, 12), cancelUntil: hourOf(-1, 12) });
  expect(codeOf(await reserve('minsu', closed.id))).toEqual([409, 'closed']);
  const [one, other] = [await addSlot(api, { inDays: 35 }), await addSlot(api, { inDays: 35, from: 18, to: 20 })];
  expect((await reserve('minsu', one.id)).status).toBe(201);
  expect(codeOf(await reserve('minsu', other.id))).toEqual([409, 'overlap']);
  expect(codeOf(await reserve('minsu', other.id, { wait: true }))).toEqual([409, 'overlap']);
});

it('can be cancelled until the deadline, but not after arrival', async () => {
  const late = await addSlot(api, { inDays: 36, cancelUntil: hourOf(-1, 12) });
  await reserve('minsu', late.id);
  expect(codeOf(await cancel('minsu', late.id))).toEqual([409, 'cancel-late']);
  await cancelBookings(api, students.jihun.id, students.seoyeon.id);
  const now = await addSlotNow(api);
  const { body } = await reserve('jihun', now.id);
  await api.call('PUT', `/clinic/participant/${body.id}/arrival`, { as: 'ta' });
  expect(codeOf(await cancel('jihun', now.id))).toEqual([409, 'move-not-allowed']);
  await shiftSlot(api, now.id, -3_600_000, -60_000);
  expect(codeOf(await reserve('seoyeon', now.id))).toEqual([409, 'closed']);
});

it('of a counsel says what it is about', async () => {
  const any = await addSlot(api, { inDays: 37, reserveType: 'COUNSEL' });
  expect((await reserve('minsu', any.id, {}, 'counsel')).body.errors[0].field).toBe('counselType');
  expect((await reserve('minsu', any.id)).status).toBe(404);
  expect((await reserve('minsu', any.id, { counselType: 'SCORES' }, 'counsel')).body.status).toBe('RESERVED');
  expect((await cancel('minsu', any.id, 'counsel')).status).toBe(200);
  const study = await addSlot(api, { inDays: 38, reserveType: 'COUNSEL', counselType: 'STUDY' });
  expect(codeOf(await reserve('minsu', study.id, { counselType: 'PARENT' }, 'counsel'))).toEqual([
    409,
    'other-counsel',
  ]);
});
