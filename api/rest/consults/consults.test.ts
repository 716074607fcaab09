import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addSlot } from '../../testing/setups/clinic.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const path = `/students/${students.minsu.id}/consult` as const;
const input = {
  consultedAt: '2026-03-03T09:30:00Z',
  topic: 'STUDY',
  channel: 'PHONE',
  counterpart: 'PARENT',
  body: '오답 노트를 함께 보기로 함.',
} satisfies Sent<'createConsult'>;
const create = async (body: Partial<Sent<'createConsult'>> = {}): Promise<string> =>
  (await api.call('POST', path, { as: 'ta', body: { ...input, ...body } })).body.id;
const read = async (id: string) => {
  const query = `{ consults_by_pk(id: "${id}") { consultedAt topic channel counterpart body followUpOn version consultedByStaff { name } } }`;
  return (await api.gql(query, { as: 'ta' })).body.data.consults_by_pk;
};

it('answers 404 for unknown students', async () => {
  const change = { ...input, version: 1 };
  const calls = [
    ['POST', path, input],
    ['PUT', `/students/consult/${unknownId}`, change],
    ['DELETE', `/students/consult/${unknownId}`],
  ] as const;
  for (const [method, url, body] of calls) {
    if (url !== path) expect((await api.call(method, url, { as: 'ta', body })).status, url).toBe(404);
  }
  expect((await api.call('POST', `/students/${staff.ta.id}/consult`, { as: 'ta', body: input })).status).toBe(404);
});

it.each([
  ['body', { body: '' }, 400],
  ['body', { body: ' \n' }, 422],
  ['body', { body: '가'.repeat(5001) }, 400],
  ['topic', { topic: 'WEATHER' }, 400],
  ['channel', { channel: 'PIGEON' }, 400],
  ['counterpart', { counterpart: 'SIBLING' }, 400],
  ['consultedAt', { consultedAt: 'yesterday' }, 400],
  ['consultedAt', { consultedAt: '2999-01-01T00:00:00Z' }, 422],
  ['consultedBy', { consultedBy: students.seoyeon.id }, 400],
  ['consultedBy', { consultedBy: unknownId }, 400],
  ['followUpOn', { followUpOn: '2026-03-02' }, 422],
])('names a wrong %s at its field: %j', async (field, wrong, status) => {
  const answer = await api.send('POST', path, { as: 'ta', body: { ...input, ...wrong } });
  expect([answer.status, answer.body.errors[0].field]).toEqual([status, field]);
});

it('is created in the name of the person who talked, changed and deleted', async () => {
  const id = await create({ followUpOn: '2026-03-03' });
  expect(await read(id)).toEqual({
    ...input,
    consultedAt: '2026-03-03T09:30:00+00:00',
    followUpOn: '2026-03-03',
    version: 1,
    consultedByStaff: { name: staff.ta.name },
  });
  const change = {
    ...input,
    version: 1,
    consultedBy: staff.admin.id,
    followUpOn: null,
    counterpart: 'BOTH',
  } satisfies Sent<'updateConsult'>;
  expect((await api.call('PUT', `/students/consult/${id}`, { as: 'ta', body: change })).status).toBe(200);
  expect(await read(id)).toMatchObject({
    counterpart: 'BOTH',
    followUpOn: null,
    version: 2,
    consultedByStaff: { name: staff.admin.name },
  });
  expect((await api.call('DELETE', `/students/consult/${id}`, { as: 'ta' })).status).toBe(204);
  expect(await read(id)).toBeNull();
});

it('a change from an old version is refused with both texts, the other author and the time', async () => {
  const id = await create();
  const change = { ...input, version: 1 } satisfies Partial<Sent<'updateConsult'>>;
  await api.call('PUT', `/students/consult/${id}`, { as: 'admin', body: { ...change, body: '원장이 수정' } });
  const { status, body } = await api.call('PUT', `/students/consult/${id}`, {
    as: 'ta',
    body: { ...change, body: '조교가 수정' },
  });
  expect([status, body.code]).toEqual([409, 'version-conflict']);
  expect(body.conflicts).toMatchObject([
    { id, mine: '조교가 수정', theirs: '원장이 수정', theirVersion: 2, changedBy: staff.admin.name },
  ]);
});

it('can belong to one counsel booking of the same student', async () => {
  const slot = await addSlot(api, { inDays: 30, reserveType: 'COUNSEL', counselType: 'STUDY' });
  const body = { studentIds: [students.minsu.id, students.seoyeon.id] };
  const booked = await api.call('POST', `/clinic/slot/${slot.id}/participants`, { as: 'ta', body });
  const bookingOf = (studentId: string) => booked.body.bookings.find((booking) => booking.studentId === studentId)!.id;
  const write = (clinicParticipantId: string) =>
    api.call('POST', path, { as: 'ta', body: { ...input, clinicParticipantId } });
  expect((await write(bookingOf(students.seoyeon.id))).status).toBe(422);
  expect((await write(bookingOf(students.minsu.id))).status).toBe(201);
  expect(await write(bookingOf(students.minsu.id))).toMatchObject({ status: 409, body: { code: 'already-recorded' } });
});
