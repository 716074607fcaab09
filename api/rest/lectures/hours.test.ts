import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const own = { teacherName: '정하늘', weekday: 2, startsAt: '18:00', endsAt: '20:00', capacity: 9 };
const friday = { weekday: 5, startsAt: '19:00', endsAt: '21:00' };
const create = (name: string, more: Partial<Sent<'createLecture'>> = {}) =>
  api.call('POST', '/lectures', { as: 'ta', body: { name, ...own, ...more } });
const read = async (id: string) => {
  const { body } = await api.gql(
    'query ($id: uuid!) { lectures_by_pk(id: $id) { weekday startsOn endsOn version hours { weekday startsAt endsAt } } }',
    { as: 'ta', variables: { id } },
  );
  return body.data.lectures_by_pk;
};

it('accepts the payload of the owner: one weekday, no term', async () => {
  const { status, body } = await create('한 요일');
  expect(status).toBe(201);
  expect(await read(body.id)).toMatchObject({ weekday: 2, startsOn: null, endsOn: null, hours: [] });
});

it('refuses hours that overlap, end early, or have no weekday, and a term that ends before it begins', async () => {
  const overlap = await create('겹침', { hours: [{ weekday: 2, startsAt: '19:00', endsAt: '21:00' }] });
  expect([overlap.status, overlap.body.code]).toEqual([409, 'hours-overlap']);
  expect(overlap.body.detail).toBe('화요일 수업 시간이 서로 겹칩니다.');
  const early = await create('거꾸로', { hours: [{ weekday: 5, startsAt: '19:00', endsAt: '18:00' }] });
  expect([early.status, early.body.errors[0].field]).toEqual([422, 'hours']);
  expect((await create('여덟째 날', { hours: [{ ...friday, weekday: 8 }] })).status).toBe(400);
  const term = await create('거꾸로 학기', { startsOn: '2027-03-02', endsOn: '2027-02-01' });
  expect([term.status, term.body.errors[0].field]).toEqual([422, 'endsOn']);
});

it('keeps hours and term through an edit that does not name them, and replaces those it names', async () => {
  const term = { startsOn: '2027-03-02', endsOn: '2027-06-30' };
  const { body } = await create('두 요일', { hours: [friday], ...term });
  const path = `/lectures/${body.id}` as const;
  const edit = (more: Partial<Sent<'updateLecture'>>) =>
    api.call('PUT', path, { as: 'ta', body: { name: '두 요일', ...own, ...more } });
  expect((await edit({})).status).toBe(200);
  const hours = [{ weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' }];
  expect(await read(body.id)).toMatchObject({ hours, ...term });
  const move = await edit({ weekday: 5, startsAt: '20:00', endsAt: '22:00' });
  expect([move.status, move.body.code]).toEqual([409, 'hours-overlap']);
  // The lecture moves to the day that its other hours leave.
  expect((await edit({ weekday: 5, hours: [{ ...friday, weekday: 2 }], endsOn: null })).status).toBe(200);
  expect(await read(body.id)).toMatchObject({ weekday: 5, startsOn: term.startsOn, endsOn: null });
  const { version } = await read(body.id);
  const stale = await edit({ version: version - 1, hours: [] });
  expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
  expect((await read(body.id)).hours).toHaveLength(1);
});
