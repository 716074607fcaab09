import { expect, test, vi } from 'vitest';
import { hasLevel, landingPath, type Level } from './session.ts';
import { authOf, json, problem, stubBrowser, tokenOf } from '../testing/browser.ts';

const AUTH = authOf('user-1', 'one', { name: '박서연' });

const student = { userType: 'STUDENT', taInfo: null } as const;
const ta = { userType: 'TA', taInfo: { isAdminLevel: false } } as const;
const adminLevelTa = { userType: 'TA', taInfo: { isAdminLevel: true } } as const;
const taWithoutInfo = { userType: 'TA', taInfo: null } as const;
const admin = { userType: 'ADMIN', taInfo: null } as const;
const oddStudent = { userType: 'STUDENT', taInfo: { isAdminLevel: true } } as const;

test.each([
  [null, []],
  [student, ['STUDENT']],
  [oddStudent, ['STUDENT']],
  [ta, ['STUDENT', 'TA']],
  [taWithoutInfo, ['STUDENT', 'TA']],
  [adminLevelTa, ['STUDENT', 'TA', 'ADMIN']],
  [admin, ['STUDENT', 'TA', 'ADMIN']],
] satisfies [Parameters<typeof hasLevel>[0], Level[]][])('%o passes for %o', (auth, levels) => {
  expect((['STUDENT', 'TA', 'ADMIN'] as const).filter((level) => hasLevel(auth, level))).toEqual(levels);
});

test('each user type starts on its own page', () => {
  expect([admin, ta, adminLevelTa, student, null].map(landingPath)).toEqual([
    '/crm/lectures',
    '/crm/notice',
    '/crm/notice',
    '/portal',
    '/',
  ]);
});

async function load(answer: Parameters<typeof stubBrowser>[0]) {
  const browser = stubBrowser(answer);
  const { session, keepSession } = await import('./sessionStore.ts');
  return { ...browser, ...(await import('./session.ts')), session, keepSession };
}

test('restoring takes one refresh; only the token is stored', async () => {
  const { restoreSession, calls, storage, session } = await load(() => json(AUTH));
  storage.set('accessToken', tokenOf('user-1', 'older'));
  expect(session.get().status).toBe('restoring');
  await restoreSession();
  expect(session.get()).toEqual({ status: 'signedIn', auth: AUTH });
  expect(calls.map(({ url }) => url)).toEqual(['/api/auth/refresh']);
  expect([...storage]).toEqual([['accessToken', AUTH.accessToken]]);
});

test('a visitor of a browser where nobody has signed in is signed out without a request', async () => {
  const { restoreSession, calls, session } = await load(() => problem(401, ''));
  await restoreSession();
  expect(session.get().status).toBe('signedOut');
  expect(calls).toHaveLength(0);
});

test('a refused restore leaves the person signed out, on the same page', async () => {
  const { restoreSession, calls, storage, location, session } = await load(() => problem(401, ''));
  storage.set('accessToken', AUTH.accessToken);
  await restoreSession();
  expect(session.get().status).toBe('signedOut');
  expect(storage.size).toBe(0);
  expect(calls).toHaveLength(1);
  expect(location.assign).not.toHaveBeenCalled();
});

test.each([
  ['a stored token', true, 'unreachable'],
  ['no stored token', false, 'signedOut'],
] as const)('no server at start, %s: the token stays and the status is right', async (_, stored, status) => {
  const { restoreSession, storage, session } = await load(() => Promise.reject(new TypeError('Failed to fetch')));
  if (stored) storage.set('accessToken', AUTH.accessToken);
  await restoreSession();
  expect(session.get()).toEqual({ status, auth: null });
  expect(storage.has('accessToken')).toBe(stored);
});

test('signing out tells the server first, then clears the session and goes to /', async () => {
  const { keepSession, signOut, calls, storage, session, location } = await load(() => {
    expect(storage.has('accessToken')).toBe(true);
    return new Response(null, { status: 204 });
  });
  keepSession(AUTH);
  await signOut();
  expect(calls).toMatchObject([{ url: '/api/auth/logout', authorization: `Bearer ${AUTH.accessToken}` }]);
  expect(session.get().status).toBe('signedOut');
  expect(storage.size).toBe(0);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
});

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server in trouble', () => new Response('', { status: 500 })],
])('signing out, %s: says so, and does not pretend', async (_, answer) => {
  const { keepSession, signOut, session } = await load(answer);
  keepSession(AUTH);
  await expect(signOut()).rejects.toThrow(/잠시 뒤 다시/);
  expect(session.get().status).toBe('signedIn');
});

async function withOtherTab(own: typeof AUTH | null, stored: string | null) {
  const target = new EventTarget();
  const tab = await load(() => json(AUTH));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  if (own) tab.keepSession(own);
  else (await import('./sessionStore.ts')).setStatus('signedOut');
  tab.followOtherTabs();
  if (stored === null) tab.storage.clear();
  else tab.storage.set('accessToken', stored);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
  return tab;
}

test('signing out in another tab signs out here', async () => {
  const { session } = await withOtherTab(AUTH, null);
  expect(session.get()).toEqual({ status: 'signedOut', auth: null });
});

test('a new token from another tab is used here', async () => {
  const fresh = tokenOf('user-1', 'fresh');
  const { session, calls } = await withOtherTab(AUTH, fresh);
  expect(session.get().auth).toEqual({ ...AUTH, accessToken: fresh });
  expect(calls).toHaveLength(0);
});

test('a new token from another tab is used here while a temporary password is being changed', async () => {
  const { session, location } = await withOtherTab(
    authOf('user-1', 'one', { mustChangePassword: true }),
    tokenOf('user-1', 'fresh'),
  );
  expect(session.get().auth?.accessToken).toBe(tokenOf('user-1', 'fresh'));
  expect(location.reload).not.toHaveBeenCalled();
});

test('signing in in another tab signs in here', async () => {
  const { session } = await withOtherTab(null, AUTH.accessToken);
  await vi.waitFor(() => expect(session.get()).toEqual({ status: 'signedIn', auth: AUTH }));
});

test.each([
  ['another person', authOf('user-1', 'one'), tokenOf('user-2', 'other')],
  [
    'a password changed there while it must be changed here',
    authOf('user-1', 'one', { mustChangePassword: true }),
    tokenOf('user-1', 'other', { epoch: 2 }),
  ],
])('%s: the page starts anew', async (_, own, stored) => {
  const { location } = await withOtherTab(own, stored);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('signing out clears what the tab kept of that person; a visitor keeps the count of crashes', async () => {
  const { signOut, keepSession } = await load(() => new Response(null, { status: 204 }));
  const { forgetSession } = await import('./sessionStore.ts');
  keepSession(AUTH);
  sessionStorage.setItem('list', '["학생"]');
  await signOut();
  expect(sessionStorage.getItem('list')).toBeNull();
  sessionStorage.setItem('crashes', '[1]');
  forgetSession();
  expect(sessionStorage.getItem('crashes')).toBe('[1]');
});
