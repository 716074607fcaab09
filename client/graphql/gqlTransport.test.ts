import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { GqlDocument } from './gqlDocument.ts';
import { authOf, json, problem, stubBrowser, type Call } from '../testing/browser.ts';

const LECTURES: GqlDocument<{ lectures: { name: string }[] }, { id?: string }> = parse(
  'query Lectures($id: uuid) { lectures(where: { id: { _eq: $id } }) { name } }',
);

async function load(answer: (call: Call) => Response | Promise<Response>) {
  const browser = stubBrowser(answer);
  const { keepSession } = await import('../session/sessionStore.ts');
  return { ...browser, ...(await import('./gqlTransport.ts')), keepSession };
}

test('sends a POST to the one endpoint, with the token', async () => {
  const { runGql, calls, keepSession } = await load(() => json({ data: { lectures: [{ name: '미적분 A' }] } }));
  const auth = authOf('user-1', 'one');
  keepSession(auth);
  expect(await runGql(LECTURES, { id: 'a' })).toEqual({ lectures: [{ name: '미적분 A' }] });
  expect(calls).toMatchObject([
    {
      url: '/api/gql',
      method: 'POST',
      authorization: `Bearer ${auth.accessToken}`,
      body: { operationName: 'Lectures', variables: { id: 'a' } },
    },
  ]);
});

test('the header is empty while nobody is signed in', async () => {
  const { runGql, calls } = await load(() => json({ data: { lectures: [] } }));
  await runGql(LECTURES, {});
  expect(calls[0]?.authorization).toBe('');
});

test('an expired token is renewed and the operation repeated', async () => {
  const fresh = authOf('user-1', 'fresh');
  const { runGql, calls, keepSession } = await load(({ url, authorization }) => {
    if (url === '/api/auth/refresh') return json(fresh);
    return authorization.endsWith('.fresh') ? json({ data: { lectures: [] } }) : problem(401, '');
  });
  keepSession(authOf('user-1', 'old'));
  expect(await runGql(LECTURES, {})).toEqual({ lectures: [] });
  expect(calls.map(({ url }) => url)).toEqual(['/api/gql', '/api/auth/refresh', '/api/gql']);
});

test("the server's error messages are joined", async () => {
  const { runGql } = await load(() => json({ errors: [{ message: '하나' }, { message: '둘' }] }));
  await expect(runGql(LECTURES, {})).rejects.toMatchObject({ message: '[GraphQL] 하나, 둘', reasons: ['하나', '둘'] });
});

test("the server's message takes precedence over the transport's", async () => {
  const { runGql } = await load(() => json({ errors: [{ message: '한도를 넘었습니다.' }] }, 500));
  await expect(runGql(LECTURES, {})).rejects.toThrow(/^\[GraphQL\] 한도를 넘었습니다\.$/);
});

test('a partial answer with an error is an error', async () => {
  const { runGql } = await load(() => json({ data: { lectures: [] }, errors: [{ message: '하나' }] }));
  await expect(runGql(LECTURES, {})).rejects.toThrow('[GraphQL] 하나');
});

test('no connection is [Network], and people read a Korean sentence', async () => {
  const { runGql } = await load(() => Promise.reject(new TypeError('Failed to fetch')));
  const { problemText } = await import('../problemText.ts');
  const error: unknown = await runGql(LECTURES, {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringMatching(/^\[Network\] ./), reasons: [] });
  expect(problemText(error)).toBe('인터넷 연결이 불안정합니다. 잠시 뒤 다시 시도해 주세요.');
});

test.each([
  [502, true],
  [413, false],
])('an answer %i that is no GraphQL may be repeated: %s', async (status, transient) => {
  const { runGql } = await load(() => new Response('<html>', { status }));
  const { isTransient } = await import('../errors.ts');
  const error: unknown = await runGql(LECTURES, {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status, message: expect.stringMatching(/^\[Network\] /) });
  expect(isTransient(error)).toBe(transient);
});

test('an aborted read ends, and the next one of the same document sends a new request', async () => {
  let answers = 0;
  const { runGql, calls } = await load(() =>
    answers++ === 0 ? new Promise(() => {}) : json({ data: { lectures: [] } }),
  );
  const leaving = new AbortController();
  const first = runGql(LECTURES, {}, { signal: leaving.signal });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  leaving.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(await runGql(LECTURES, {})).toEqual({ lectures: [] });
  expect(calls).toHaveLength(2);
  await expect(runGql(LECTURES, {}, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toHaveLength(2);
});

test('two reads of the same document are two requests: the later one sees what was written in between', async () => {
  const slow = Promise.withResolvers<Response>();
  let answers = 0;
  const { runGql } = await load(() =>
    answers++ === 0 ? slow.promise : json({ data: { lectures: [{ name: '미적분 A' }] } }),
  );
  const before = runGql(LECTURES, {});
  expect(await runGql(LECTURES, {})).toEqual({ lectures: [{ name: '미적분 A' }] });
  slow.resolve(json({ data: { lectures: [] } }));
  expect(await before).toEqual({ lectures: [] });
});

test('a write that another person came before brings both values', async () => {
  const conflict = {
    id: 'a',
    label: '출석',
    mine: '이름: 등원',
    theirs: '이름: 왔음',
    theirVersion: 2,
    changedBy: null,
    changedAt: null,
  };
  const message = '출석: 다른 사람이 먼저 바꿨습니다.';
  const { runGql } = await load(() => json({ errors: [{ message, extensions: { conflicts: [conflict] } }] }));
  const { conflictsOf } = await import('../errors.ts');
  const error = await runGql(LECTURES, {}).catch((thrown: unknown) => thrown);
  expect(conflictsOf(error)).toEqual([conflict]);
  expect(conflictsOf(new Error('말', { cause: error }))).toEqual([conflict]);
  expect(conflictsOf(new Error('offline'))).toEqual([]);
});
