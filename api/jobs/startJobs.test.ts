import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RefreshEvent } from '../ports/events.ts';
import { createLog } from '../ports/log.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { startJobs } from './startJobs.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

it('listens at the next look when the database was away at the first one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const asked: ((event: RefreshEvent) => void)[] = [];
  let left = 0;
  const events = {
    subscribe: async (hear: (event: RefreshEvent) => void) => {
      asked.push(hear);
      if (asked.length === 1) throw new Error('the database is away');
      return () => void left++;
    },
    close: async () => undefined,
  };
  const log = createLog(() => undefined, 'silent');
  const stop = startJobs({ ...api.deps, log, events }, []);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(2000);
  await stop();
  // Once in vain, once for good.
  expect([asked.length, left]).toEqual([2, 1]);
});
