import { afterEach, expect, it, vi } from 'vitest';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { authorisedFetch } from '../session/authorisedFetch.ts';
import { hearServerTime, serverClock } from './serverClock.ts';

const dateOf = (time: string) => ({ date: new Date(time).toUTCString() });
const at = (time: string) => new Response(null, { headers: { ...dateOf(time), 'x-request-id': 'one' } });
const device = (time: string) => vi.spyOn(deviceClock, 'now').mockReturnValue(new Date(time));
afterEach(() => {
  vi.restoreAllMocks();
  hearServerTime(at(deviceClock.now().toISOString()));
});

it('is the time of the answers of the server, on a device whose clock is wrong', async () => {
  device('2026-11-28T09:00:00Z');
  vi.stubGlobal('fetch', async () => at('2026-11-28T12:30:00Z'));
  await authorisedFetch('/api/gql');
  expect(serverClock.now().toISOString()).toBe('2026-11-28T12:30:00.000Z');
  device('2026-11-28T09:10:00Z');
  expect(serverClock.now().toISOString()).toBe('2026-11-28T12:40:00.000Z');
});

it('is that of the device where an answer tells no time or is not of the api, or one that is on its way for a moment', () => {
  device('2026-11-28T09:00:01.400Z');
  hearServerTime(new Response());
  hearServerTime(new Response(null, { headers: dateOf('2026-11-28T12:30:00Z') }));
  hearServerTime(at('2026-11-28T09:00:00Z'));
  expect(serverClock.now().toISOString()).toBe('2026-11-28T09:00:01.400Z');
});
