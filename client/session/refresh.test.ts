import { describe, expect, it, test, vi } from 'vitest';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { authOf, json, problem, stubBrowser, tokenOf, type Call } from '../testing/browser.ts';

const OLD = authOf('user-1', 'old');
const NEW = authOf('user-1', 'new');
const isRefresh = (call: Call): boolean => call.url === '/api/auth/refresh';

/** A server that accepts only the new token; the test decides how a refresh ends. */
const serverWith = (refreshed: () => Response | Promise<Response>) => (call: Call) => {
  if (isRefresh(call)) return refreshed();
  return call.authorization === `Bearer ${NEW.accessToken}`
    ? json({ ok: true })
    : problem(401, '다시 로그인해 주세요.');
};

async function signedIn() {
  const { keepSession, session } = await import('./sessionStore.ts');
  const { http } = await import('../http.ts');
  const { onNetworkTrouble } = await import('../live/networkTrouble.ts');
  const trouble = vi.fn();
  onNetworkTrouble(trouble);
  keepSession(OLD);
  return { http, session, trouble };
}

test('20 parallel 401s: one refresh, all 20 retried with the new token', async () => {
  const { calls, location } = stubBrowser(serverWith(async () => json(NEW)));
  const { http, session } = await signedIn();

  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => http(`/lectures/${n}`)));

  expect(answers).toEqual(Array(20).fill({ ok: true }));
  expect(calls.filter(isRefresh)).toHaveLength(1);
  expect(calls).toHaveLength(20 + 1 + 20);
  expect(session.get().auth).toEqual(NEW);
  expect(location.assign).not.toHaveBeenCalled();
});

test('a 401 that comes after the refresh of another call is retried without a second refresh', async () => {
  const late = Promise.withResolvers<Response>();
  const server = serverWith(() => json(NEW));
  const { calls } = stubBrowser((call) =>
    call.url === '/api/slow' && call.authorization.endsWith('old') ? late.promise : server(call),
  );
  const { http } = await signedIn();

  const slow = http('/slow');
  await http('/quick');
  late.resolve(problem(401, ''));

  expect(await slow).toEqual({ ok: true });
  expect(calls.filter(isRefresh)).toHaveLength(1);
});

test('a call refused again after the refresh fails; nothing loops', async () => {
  const { calls } = stubBrowser((call) => (isRefresh(call) ? json(NEW) : problem(401, '권한이 없습니다.')));
  const { http, session } = await signedIn();

  await expect(http('/lectures')).rejects.toMatchObject({ status: 401, message: '권한이 없습니다.' });
  expect(calls).toHaveLength(3);
  expect(session.get().status).toBe('signedIn');
});

test.each([401, 403])('a refresh refused with %i signs out and goes to /', async (status) => {
  const { storage, location } = stubBrowser(serverWith(() => problem(status, '')));
  const { http, session } = await signedIn();

  await expect(http('/lectures')).rejects.toMatchObject({ status: 401 });
  expect(session.get()).toEqual({ status: 'signedOut', auth: null });
  expect(storage.has('accessToken')).toBe(false);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 500', () => new Response('', { status: 500 })],
  ['a 503', () => new Response('', { status: 503 })],
  ['a 429', () => problem(429, '')],
  ['an answer that is no JSON', () => new Response('<html>')],
])('a refresh that meets %s logs nobody out', async (_, refreshed) => {
  const { storage, location } = stubBrowser(serverWith(refreshed));
  const { http, session, trouble } = await signedIn();

  await expect(http('/lectures')).rejects.toMatchObject({ name: 'NetworkError' });
  expect(session.get().auth).toEqual(OLD);
  expect(storage.get('accessToken')).toBe(OLD.accessToken);
  expect(location.assign).not.toHaveBeenCalled();
  expect(trouble).toHaveBeenCalledTimes(1);
});

test('the call after a failed refresh tries again', async () => {
  let down = true;
  stubBrowser(serverWith(() => (down ? Promise.reject(new TypeError('Failed to fetch')) : json(NEW))));
  const { http } = await signedIn();

  await expect(http('/lectures')).rejects.toMatchObject({ name: 'NetworkError' });
  down = false;
  expect(await http('/lectures')).toEqual({ ok: true });
});

test('a token that another tab got meanwhile is used instead of a refresh', async () => {
  const { calls, storage } = stubBrowser(serverWith(() => json(NEW)));
  const { http, session } = await signedIn();
  storage.set('accessToken', NEW.accessToken);

  expect(await http('/lectures')).toEqual({ ok: true });
  expect(calls.filter(isRefresh)).toHaveLength(0);
  expect(session.get().auth?.accessToken).toBe(NEW.accessToken);
});

test.each([
  ['finds its token stored', (storage: Map<string, string>) => storage.set('accessToken', NEW.accessToken)],
  ['was told its token', async () => (await import('./sessionStore.ts')).adoptToken(NEW.accessToken)],
])('a tab waits while another one of this browser refreshes, and %s', async (_, hear) => {
  const { calls, storage } = stubBrowser(serverWith(() => json(NEW)));
  const { http } = await signedIn();
  const other = Promise.withResolvers<void>();
  const otherTab = navigator.locks.request('auth-refresh', () => other.promise);

  const answer = http('/lectures');
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  await hear(storage);
  other.resolve();

  expect(await answer).toEqual({ ok: true });
  expect(calls.filter(isRefresh)).toHaveLength(0);
  await otherTab;
});

test('the lock is released only when other tabs can see the stored token', async () => {
  stubBrowser(serverWith(() => json(NEW)));
  const { http } = await signedIn();
  const { HANDOVER_MS } = await import('./refresh.ts');

  await http('/lectures');
  const answered = performance.now();
  await navigator.locks.request('auth-refresh', () => {});
  expect(performance.now() - answered).toBeGreaterThan(HANDOVER_MS / 2);
});

test('a stored token that has expired too is not used', async () => {
  const { calls, storage } = stubBrowser(serverWith(() => json(NEW)));
  const { http } = await signedIn();
  storage.set('accessToken', tokenOf('user-1', 'older', { exp: Date.parse(inMinutes(-1)) / 1000 }));

  expect(await http('/lectures')).toEqual({ ok: true });
  expect(calls.filter(isRefresh)).toHaveLength(1);
});

test('a browser without Web Locks still refreshes', async () => {
  const { calls } = stubBrowser(serverWith(() => json(NEW)));
  vi.stubGlobal('navigator', {});
  const { http } = await signedIn();

  await Promise.all([http('/lectures'), http('/students')]);
  expect(calls.filter(isRefresh)).toHaveLength(1);
});

test('a sign-out in another tab ends the session instead of renewing it', async () => {
  const { calls, storage, location } = stubBrowser(serverWith(() => json(NEW)));
  const { http } = await signedIn();
  storage.delete('accessToken');

  await expect(http('/lectures')).rejects.toMatchObject({ status: 401 });
  expect(calls.filter(isRefresh)).toHaveLength(0);
  expect(location.assign).toHaveBeenCalledWith('/');
});

test.each([
  ['stored by another tab', (storage: Map<string, string>) => storage.set('accessToken', tokenOf('user-2', 'x'))],
  ['answered by the server', () => {}],
])("another person's token %s reloads the page and shows them nothing", async (_, arrange) => {
  const { storage, location } = stubBrowser(serverWith(() => json(authOf('user-2', 'new'))));
  const { http, session } = await signedIn();
  arrange(storage);

  await expect(http('/lectures')).rejects.toMatchObject({ name: 'SessionReplacedError' });
  expect(location.reload).toHaveBeenCalledOnce();
  expect(session.get().auth).toEqual(OLD);
});

test('no connection is a NetworkError; an aborted call is not', async () => {
  stubBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
  const { http, trouble } = await signedIn();
  await expect(http('/lectures')).rejects.toMatchObject({ name: 'NetworkError' });
  expect(trouble).toHaveBeenCalledTimes(1);
  await expect(http('/lectures', { signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
  expect(trouble).toHaveBeenCalledTimes(1);
});

describe('the refresh that the page began', () => {
  it('is used, and no other is sent; the next one may begin afterwards', async () => {
    const { calls } = stubBrowser(serverWith(() => json(NEW)));
    const released = Promise.withResolvers<void>();
    globalThis.earlyRefresh = { response: Promise.resolve(json(OLD)), release: released.resolve };
    const { refresh } = await import('./refresh.ts');
    const { session } = await import('./sessionStore.ts');

    expect(await refresh()).toBe(true);
    expect(session.get().auth).toEqual(OLD);
    expect(calls.filter(isRefresh)).toHaveLength(0);
    await released.promise;
    expect(await refresh()).toBe(true);
    expect(calls.filter(isRefresh)).toHaveLength(1);
  });

  it('tells that the session is over, or that there was no response', async () => {
    stubBrowser(serverWith(() => json(NEW)));
    const { refresh } = await import('./refresh.ts');
    globalThis.earlyRefresh = { response: Promise.resolve(problem(401, '')), release: () => undefined };
    expect(await refresh()).toBe(false);
    globalThis.earlyRefresh = { response: Promise.reject(new TypeError('Failed to fetch')), release: () => undefined };
    await expect(refresh()).rejects.toMatchObject({ name: 'NetworkError' });
  });
});
