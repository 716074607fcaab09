import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { academyOf } from './academyOf.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

test.each([
  [undefined, '', '학원'],
  ['', '', '학원'],
  [undefined, '한빛학원', '한빛학원'],
  ['다온학원', '한빛학원', '다온학원'],
])('called %j by the machine and %j by its settings it is %s', async (academyName, academy_name, name) => {
  const { kysely } = api.deps.db;
  await kysely.updateTable('landing_pages').set({ academy_name }).execute();
  expect(await academyOf(kysely, { place: { ...api.deps.place, academyName } })).toBe(name);
});
