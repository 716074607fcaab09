import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addSlot, cancelBookings } from '../../testing/setups/clinic.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await cancelBookings(api, students.minsu.id, students.seoyeon.id);
});
afterAll(() => api.close());

const counsel = (inDays: number) => addSlot(api, { inDays, reserveType: 'COUNSEL', capacity: 5 });
const reserve = (as: Person, slotId: string, counselType: Sent<'reserveCounselSlot'>['counselType']) =>
  api.call('POST', `/sp/counsel-slot/${slotId}/reserve`, { as, body: { counselType } });
const answerOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim();

it('a student holds one open counsel of a type; another type, and one more after a cancellation, are allowed', async () => {
  const [one, two, three] = [await counsel(61), await counsel(62), await counsel(63)];
  expect((await reserve('minsu', one.id, 'CAREER')).status).toBe(201);
  const second = await reserve('minsu', two.id, 'CAREER');
  expect(answerOf(second)).toBe('409 counsel-limit');
  expect(second.body.detail).toBe(
    '김민수 학생은 진로·입시 상담을 이미 1건 잡아 두었습니다. 그 상담을 마치거나 취소한 뒤에 예약해 주세요.',
  );
  expect((await reserve('minsu', three.id, 'LIFE')).status).toBe(201);
  await api.call('POST', `/sp/counsel-slot/${one.id}/cancel`, { as: 'minsu' });
  expect((await reserve('minsu', two.id, 'CAREER')).status).toBe(201);
});

it('of bookings at once one succeeds', async () => {
  const slots = [await counsel(71), await counsel(72), await counsel(73), await counsel(74)];
  const answers = await Promise.all(slots.map(({ id }) => reserve('seoyeon', id, 'STUDY')));
  const refused = '409 counsel-limit';
  expect(answers.map(answerOf).sort()).toEqual(['201', refused, refused, refused]);
});

it('staff are asked, and may exceed it', async () => {
  const { id } = await counsel(75);
  const add = (body: Partial<Sent<'addClinicParticipants'>>) =>
    api.call('POST', `/clinic/slot/${id}/participants`, {
      as: 'ta',
      body: { studentIds: [students.seoyeon.id], counselType: 'STUDY', ...body },
    });
  expect(answerOf(await add({}))).toBe('409 counsel-limit');
  expect((await add({ exceedsLimit: true })).status).toBe(201);
});

it('managers set the number', async () => {
  const [rules] = (await api.gql('{ clinicRules { version } }', { as: 'admin' })).body.data.clinicRules;
  const set = (body: Partial<Sent<'updateClinicRules'>>) =>
    api.call('PUT', '/admin/clinic-rules', {
      as: 'admin',
      body: { version: rules.version, closingTime: '22:00', lateRule: 'WARN', holidayRule: 'WARN', ...body },
    });
  expect((await set({ counselLimit: 0 })).body.errors[0].field).toBe('counselLimit');
  expect((await set({ counselLimit: 3 })).body.counselLimit).toBe(3);
  const { id } = await counsel(76);
  expect((await reserve('seoyeon', id, 'STUDY')).status).toBe(201);
});
