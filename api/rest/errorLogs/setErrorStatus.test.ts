import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const crash = {
  message: 'x is undefined',
  stack: 'at Page',
  url: 'https://academy.test/crm',
  timestamp: '2026-03-02T09:00:00Z',
  userAgent: 'Chrome',
};
const report = (version: string | undefined, as?: Person) =>
  api.call('POST', '/error-log/error', { as, body: { ...crash, version } });
const groups = async () =>
  (
    await api.gql(
      `{ errorGroups { id hits people versions isClosed closedByName closedNote reopenings reopenedAt firstAt lastAt } }`,
      {
        as: 'admin',
      },
    )
  ).body.data.errorGroups;
const set = (id: string, body: Sent<'setErrorStatus'>, as: Person = 'admin') =>
  api.call('PUT', `/admin/errors/${id}/status`, { as, body });

it('is of a group that there is', async () => {
  const body = { isClosed: true };
  for (const wrong of [{}, { isClosed: 'yes' }, { isClosed: true, note: 'x'.repeat(501) }, 'x']) {
    expect((await set(unknownId, unfit(wrong))).status).toBe(400);
  }
  for (const id of [unknownId, 'none']) expect((await set(id, body)).status).toBe(404);
});

it('a version that is none is refused', async () => {
  expect((await report('<b>')).status).toBe(400);
});

it('a group counts versions and people, also those who are not signed in', async () => {
  for (const as of ['minsu', 'minsu', 'ta', undefined] as const) expect((await report('1.86.4', as)).status).toBe(201);
  expect((await report('1.86.10', 'admin')).status).toBe(201);
  expect((await report(undefined)).status).toBe(201);
  expect(await groups()).toMatchObject([
    {
      hits: 6,
      people: 3,
      isClosed: false,
      reopenings: 0,
      versions: [
        { version: '1.86.10', hits: 1 },
        { version: '1.86.4', hits: 4 },
      ],
    },
  ]);
});

it('is closed by a manager, and opens by itself when it comes back', async () => {
  const [{ id }] = await groups();
  expect((await set(id, { isClosed: true, note: '수정했음' })).status).toBe(200);
  expect(await groups()).toMatchObject([{ isClosed: true, closedByName: staff.admin.name, closedNote: '수정했음' }]);
  api.wait(60);
  await report('1.87.0', 'seoyeon');
  const [group] = await groups();
  expect(group).toMatchObject({ isClosed: false, closedByName: null, reopenings: 1, people: 4, hits: 7 });
  expect(group.reopenedAt).toBe(group.lastAt);
  expect((await set(id, { isClosed: true })).status).toBe(200);
  expect((await set(id, { isClosed: false })).status).toBe(200);
  expect(await groups()).toMatchObject([{ isClosed: false, reopenings: 1 }]);
});
