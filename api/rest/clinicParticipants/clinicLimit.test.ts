import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { addSlot, cancelBookings } from '../../testing/setups/clinic.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await cancelBookings(api, students.minsu.id, students.seoyeon.id);
});
afterAll(() => api.close());

const early = (inDays: number, capacity = 5) => addSlot(api, { inDays, capacity, from: 15, to: 16 });
const late = (inDays: number) => addSlot(api, { inDays, capacity: 5, from: 18, to: 20 });
const reserve = async (as: Person, { id }: { id: string }, wait = false) => {
  const { status, body } = await api.call('POST', `/sp/clinic-slot/${id}/reserve`, { as, body: { wait } });
  return [status, body.code ?? body.status, body.detail];
};

it('a student holds one clinic of a day; another day, a counsel, and one more after a cancellation, are allowed', async () => {
  const [one, two] = [await early(61), await late(61)];
  expect((await reserve('minsu', one))[0]).toBe(201);
  expect(await reserve('minsu', two)).toEqual([
    409,
    'clinic-limit',
    '김민수 학생은 이날 클리닉을 이미 1건 잡아 두었습니다. 다른 날을 고르거나, 그 예약을 취소한 뒤에 예약해 주세요.',
  ]);
  expect((await reserve('minsu', await early(62)))[0]).toBe(201);
  const counsel = await addSlot(api, { inDays: 61, from: 21, to: 22, reserveType: 'COUNSEL' });
  const body = { counselType: 'CAREER' as const };
  expect((await api.call('POST', `/sp/counsel-slot/${counsel.id}/reserve`, { as: 'minsu', body })).status).toBe(201);
  await api.call('POST', `/sp/clinic-slot/${one.id}/cancel`, { as: 'minsu' });
  expect((await reserve('minsu', two))[0]).toBe(201);
});

it('a place on a waiting list is one, since its seat comes by itself', async () => {
  const full = await early(63, 1);
  await reserve('minsu', full);
  expect((await reserve('seoyeon', full, true))[1]).toBe('WAITING');
  expect((await reserve('seoyeon', await late(63)))[1]).toBe('clinic-limit');
});

it('of bookings at once one succeeds', async () => {
  const slots = await Promise.all([9, 11, 13, 15].map((from) => addSlot(api, { inDays: 64, from, to: from + 1 })));
  const answers = await Promise.all(slots.map((slot) => reserve('seoyeon', slot)));
  expect(answers.map(([, what]) => what).sort()).toEqual(['RESERVED', 'clinic-limit', 'clinic-limit', 'clinic-limit']);
});

it('binds a parent by a link, and no staff', async () => {
  const [one, two] = [await early(65), await late(65)];
  expect((await reserve('minsu', one))[0]).toBe(201);
  const path = `/students/${students.minsu.id}/parent-links` as const;
  const made = await api.call('POST', path, { as: 'ta', body: { purpose: 'CLINIC', days: 3 } });
  const asked = { token: made.body.url.split('/').at(-1)!, purpose: 'CLINIC' as const, slotId: two.id };
  const byLink = await api.call('POST', '/parent-links/reserve', { body: asked });
  expect([byLink.status, byLink.body.code]).toEqual([409, 'clinic-limit']);
  const body = { studentIds: [students.minsu.id] };
  expect((await api.call('POST', `/clinic/slot/${two.id}/participants`, { as: 'ta', body })).status).toBe(201);
});

it('managers set the number', async () => {
  const [rules] = (await api.gql('{ clinicRules { version clinicLimit } }', { as: 'admin' })).body.data.clinicRules;
  const known = { version: rules.version, closingTime: '22:00', lateRule: 'WARN', holidayRule: 'WARN' } as const;
  const set = (clinicLimit: number) =>
    api.call('PUT', '/admin/clinic-rules', { as: 'admin', body: { ...known, clinicLimit } });
  expect((await set(0)).body.errors[0].field).toBe('clinicLimit');
  expect((await set(2)).body).toMatchObject({ clinicLimit: 2, counselLimit: 1 });
  expect(
    [await reserve('minsu', await early(66)), await reserve('minsu', await late(66))].map(([status]) => status),
  ).toEqual([201, 201]);
});
