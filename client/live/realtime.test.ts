import type { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { authOf, problem, stubBrowser } from '../testing/browser.ts';

const AUTH = authOf('user-1', 'one');

/** A server whose event streams the test writes, and a page that the test can hide. */
async function load() {
  vi.useFakeTimers();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const server = { isDown: false };
  const browser = stubBrowser(() => {
    if (server.isDown) return problem(503, '');
    return new Response(new ReadableStream({ start: (controller) => void streams.push(controller) }));
  });
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const { keepSession, forgetSession } = await import('../session/sessionStore.ts');
  const { startRealtime, realtimeStatus } = await import('./realtime.ts');
  const getQueryCache = () => ({ findAll: () => [] });
  const invalidateQueries = vi.fn<QueryClient['invalidateQueries']>().mockResolvedValue();
  onTestFinished(startRealtime({ invalidateQueries, getQueryCache } as unknown as QueryClient));
  onTestFinished(() => void vi.useRealTimers());
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return {
    ...browser,
    server,
    streams,
    settle,
    invalidateQueries,
    keepSession,
    forgetSession,
    realtimeStatus,
    send: (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text)),
    hide: (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    tablesRead: () => {
      const { predicate } = invalidateQueries.mock.lastCall?.[0] ?? {};
      const query = (table: string) => ({ meta: { tables: [table] }, queryKey: ['gql'] }) as never;
      return ['participants', 'lectures', 'notices'].filter((table) => predicate?.(query(table)));
    },
  };
}

test('connects after sign-in, and refetches what an event names', async () => {
  const { calls, keepSession, settle, send, invalidateQueries, tablesRead, realtimeStatus } = await load();
  await settle();
  expect(calls).toHaveLength(0);
  keepSession(AUTH);
  await settle();
  expect(calls).toMatchObject([{ url: '/api/realtime', authorization: `Bearer ${AUTH.accessToken}` }]);
  expect(realtimeStatus.get()).toBe('live');

  send(': heartbeat\n\n');
  send('data: {"roots":["particip');
  send('ants"],"at":"2026-11-21T00:00:00Z"}\n\ndata: {"roots":["lectures"]}\n\n');
  await settle(100);
  expect(invalidateQueries).toHaveBeenCalledTimes(1);
  expect(tablesRead()).toEqual(['participants', 'lectures']);
});

test('a malformed event is ignored', async () => {
  const { keepSession, settle, send, invalidateQueries, realtimeStatus } = await load();
  keepSession(AUTH);
  await settle();
  send('data: hello\n\ndata: null\n\ndata: {"roots":5}\n\n');
  await settle(100);
  expect(invalidateQueries).not.toHaveBeenCalled();
  expect(realtimeStatus.get()).toBe('live');
});

test('a closed connection is opened again, and everything on screen refetched', async () => {
  const { calls, keepSession, settle, streams, invalidateQueries, realtimeStatus } = await load();
  keepSession(AUTH);
  await settle();
  streams[0]?.close();
  await settle();
  expect(realtimeStatus.get()).toBe('connecting');
  await settle(1000);
  expect(realtimeStatus.get()).toBe('live');
  expect(calls).toHaveLength(2);
  expect(invalidateQueries).toHaveBeenCalledExactlyOnceWith();
});

test('without a server it retries less and less often, but at least every 30 s', async () => {
  const { server, calls, keepSession, settle, realtimeStatus } = await load();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server.isDown = true;
  keepSession(AUTH);
  const counts: number[] = [];
  for (const ms of [0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    await settle(ms);
    counts.push(calls.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(realtimeStatus.get()).toBe('offline');
  server.isDown = false;
  await settle(30_000);
  expect(realtimeStatus.get()).toBe('live');
});

test('a connection that closes at once is retried less and less often', async () => {
  const { calls, keepSession, settle, streams } = await load();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  keepSession(AUTH);
  const counts: number[] = [];
  for (const ms of [0, 1000, 2000, 4000]) {
    await settle(ms);
    counts.push(calls.length);
    streams.at(-1)?.close();
  }
  expect(counts).toEqual([1, 2, 3, 4]);
  await settle(4000);
  expect(calls).toHaveLength(4);
});

test('a connection without heartbeats counts as lost', async () => {
  const { calls, keepSession, settle, send } = await load();
  keepSession(AUTH);
  await settle();
  await settle(40_000);
  send(': heartbeat\n\n');
  await settle(40_000);
  expect(calls).toHaveLength(1);
  await settle(12_000);
  expect(calls).toHaveLength(2);
});

test('a hidden tab closes its connection after 30 s and refetches everything when shown again', async () => {
  const { calls, keepSession, settle, send, hide, invalidateQueries, realtimeStatus } = await load();
  keepSession(AUTH);
  await settle();
  hide(true);
  await settle(29_000);
  send(': heartbeat\n\n');
  hide(false);
  await settle(60);
  expect(calls).toHaveLength(1);

  hide(true);
  await settle(31_000);
  expect(realtimeStatus.get()).toBe('offline');
  hide(false);
  await settle();
  expect(calls).toHaveLength(2);
  expect(realtimeStatus.get()).toBe('live');
  expect(invalidateQueries).toHaveBeenCalledExactlyOnceWith();
});

test('signing out closes the connection', async () => {
  const { calls, keepSession, forgetSession, settle, realtimeStatus } = await load();
  keepSession(AUTH);
  await settle();
  forgetSession();
  await settle(120_000);
  expect(calls).toHaveLength(1);
  expect(realtimeStatus.get()).toBe('offline');
});

test('says at once when the network is gone, and connects when it is back', async () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const { keepSession, settle, invalidateQueries, realtimeStatus } = await load();
  keepSession(AUTH);
  await settle();
  events.dispatchEvent(new Event('offline'));
  await settle();
  expect(realtimeStatus.get()).toBe('offline');
  events.dispatchEvent(new Event('online'));
  await settle();
  expect(realtimeStatus.get()).toBe('live');
  expect(invalidateQueries).toHaveBeenCalledExactlyOnceWith();
});

test('a request without a response makes it connect again', async () => {
  const { calls, keepSession, settle, invalidateQueries, realtimeStatus } = await load();
  const { raiseNetworkTrouble } = await import('./networkTrouble.ts');
  keepSession(AUTH);
  await settle();
  raiseNetworkTrouble();
  await settle();
  expect(calls).toHaveLength(2);
  expect(realtimeStatus.get()).toBe('live');
  expect(invalidateQueries).toHaveBeenCalledExactlyOnceWith();
});
