import { afterAll, beforeAll, expect, it } from 'vitest';
import { inHours } from '#ui-kit/format/testing/when.ts';
import { runNow } from '../testing/jobs.ts';
import { publicationJob } from './publications.ts';
import { announce } from '../testing/setups/announcements.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { addWeek } from '../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('announces each publication once at its time, and nothing else', async () => {
  const week = await addWeek(api, 30);
  const told: string[][] = [];
  const stop = await api.deps.events.subscribe(
    ({ roots }) => void (roots.includes('announcements') && told.push(roots)),
  );
  const look = () => runNow(api.deps, [publicationJob(api.deps)]);
  const publishAt = inHours(1);
  await announce(api, week, { publish: 'AT', publishAt });
  await announce(api, week, { publish: 'DRAFT' });
  // A write is announced too; on a server with a short delay, as is what is to be told of it.
  await expect.poll(() => told).toHaveLength(2);
  told.length = 0;

  await look();
  expect(told).toEqual([]);
  api.wait(3_601);
  await look();
  await expect.poll(() => told).toEqual([['announcements']]);
  await look();
  api.wait(60);
  await look();
  expect(told).toHaveLength(1);
  stop();
});
