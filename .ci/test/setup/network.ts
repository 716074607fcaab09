import { complain } from './complaints.ts';

// Set up again for each test file, in a process that goes on.
const kept = globalThis as { realFetch?: typeof fetch };
const realFetch = (kept.realFetch ??= fetch);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

// A unit test talks to servers it started itself (or to MSW, which sits in front of this), never to the world.
globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol.startsWith('http') && !loopback.has(url.hostname)) {
    complain(`unhandled request: ${init?.method ?? 'GET'} ${url.origin}${url.pathname}`);
    throw new TypeError(`no network in unit tests: ${url.origin}`);
  }
  return realFetch(input, init);
};
