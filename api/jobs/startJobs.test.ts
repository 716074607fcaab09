import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RefreshEvent } from '../ports/events.ts';
import { createLog } from '../ports/log.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { openDemoWorld } from '../testing/world.node.ts';
import type { Job } from './job.ts';
import { startJobs } from './startJobs.ts';

let api: TestApi;
let looks = 0;
beforeAll(async () => {
  api = await startApi({}, await openDemoWorld());
  api.deps.db.onStatement?.(({ sql }) => (looks += Number(sql.includes('with offered as'))));
});
afterAll(() => api.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Hear = (event: RefreshEvent) => void;

/** Events whose listener a test tells; `away` subscriptions fail first. */
function eventsOf(away = 0) {
  const listeners: { hear: Hear; missed: (() => void) | undefined }[] = [];
  let [asked, left] = [0, 0];
  const subscribe = async (hear: Hear, missed?: () => void) => {
    if (++asked <= away) throw new Error('the database is away');
    listeners.push({ hear, missed });
    return () => void left++;
  };
  return { subscribe, close: async () => undefined, listeners, counts: () => [asked, left] };
}

function start(events: ReturnType<typeof eventsOf>, jobs: readonly Job[]) {
  const log = createLog(() => undefined, 'silent');
  return startJobs({ ...api.deps, log, events }, jobs);
}

/** Lets seconds pass, for timers and for the clock. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 2) {
    api.wait(2);
    await vi.advanceTimersByTimeAsync(2000);
    // Statements are no timers.
    await api.deps.db.sql.query('select');
  }
}

/** Looks while seconds pass. */
async function looksIn(seconds: number): Promise<number> {
  looks = 0;
  await pass(seconds);
  return looks;
}

it('listens at the next look when the database was away at the first one', async () => {
  const events = eventsOf(1);
  const stop = start(events, []);
  await pass(4);
  await stop();
  // Once in vain, once for good.
  expect(events.counts()).toEqual([2, 1]);
});

it('looks every two seconds while anything happens, every ten at rest, and at once when it hears or may have missed news', async () => {
  const events = eventsOf();
  const run = vi.fn(async () => false);
  const stop = start(events, [{ kind: 'read', root: 'omrScans', run }]);
  expect(await looksIn(60)).toBeGreaterThanOrEqual(29);
  expect(await looksIn(60)).toBeLessThanOrEqual(7);
  const [listener] = events.listeners;
  listener?.hear({ roots: ['tags'], at: '' });
  expect(await looksIn(4)).toBeLessThanOrEqual(1);
  listener?.hear({ roots: ['omrScans'], at: '' });
  expect(await looksIn(20)).toBeGreaterThanOrEqual(10);
  await pass(60);
  listener?.missed?.();
  expect(await looksIn(20)).toBeGreaterThanOrEqual(10);
  await stop();
  expect(await looksIn(20)).toBe(0);
});
