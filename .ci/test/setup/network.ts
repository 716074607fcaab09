import { complain } from './complaints.ts';

// Runs again for each test file in the same process.
const kept = globalThis as { realFetch?: typeof fetch };
const realFetch = (kept.realFetch ??= fetch);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

// A unit test talks to servers it started itself (or to MSW, which intercepts requests before this), never to the internet.
globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol.startsWith('http') && !loopback.has(url.hostname)) {
    complain(`unhandled request: ${init?.method ?? 'GET'} ${url.origin}${url.pathname}`);
    throw new TypeError(`no network in unit tests: ${url.origin}`);
  }
  return realFetch(input, init);
};
