import { expect, test } from 'vitest';
import { authOf, json, problem, stubBrowser } from '../testing/browser.ts';

const OWN = authOf('staff-1', 'own');
const SHOWN = { accessToken: 'shown', expiresAt: '2026-03-09T12:00:00Z', userId: 'student-1', name: '김민수' };

async function looking(answer: () => Response) {
  const browser = stubBrowser((call) => (call.url.endsWith('/preview') ? json(SHOWN) : answer()));
  const { keepSession, session } = await import('./sessionStore.ts');
  const { handPreview } = await import('./handPreview.ts');
  const store = await import('./preview.ts');
  const { http } = await import('../http.ts');
  keepSession(OWN);
  await handPreview('student-1');
  return { ...browser, ...store, http, session };
}

test('only once the portal took it up are calls made with it', async () => {
  const { http, calls, takeUpPreview, endPreview } = await looking(() => json({}));
  await http('/before');
  takeUpPreview();
  await http('/looking');
  endPreview();
  await http('/after');
  const own = `Bearer ${OWN.accessToken}`;
  expect(calls.map(({ url, authorization }) => [url, authorization])).toEqual([
    ['/api/students/student-1/preview', own],
    ['/api/before', own],
    ['/api/looking', 'Bearer shown'],
    ['/api/after', own],
  ]);
});

test("nothing of it is stored, and one's own session stays as it is", async () => {
  const { takeUpPreview, session, storage } = await looking(() => json({}));
  takeUpPreview();
  expect(session.get().auth).toEqual(OWN);
  expect([...storage.values()]).toEqual([OWN.accessToken]);
});

test('a 401 ends it without a refresh and without signing anyone out', async () => {
  const { http, calls, takeUpPreview, preview, session, location } = await looking(() => problem(401, '끝났습니다.'));
  takeUpPreview();
  await expect(http('/looking')).rejects.toMatchObject({ status: 401 });
  expect(preview.get()).toBeNull();
  expect(session.get().auth).toEqual(OWN);
  expect(calls.filter(({ url }) => url === '/api/auth/refresh')).toEqual([]);
  expect(location.assign).not.toHaveBeenCalled();
});

test('a 403 is an answer: it goes on', async () => {
  const { http, takeUpPreview, preview } = await looking(() => problem(403, '보기만 하고 있어요.'));
  takeUpPreview();
  await expect(http('/act')).rejects.toMatchObject({ status: 403, message: '보기만 하고 있어요.' });
  expect(preview.get()?.state).toBe('on');
});
