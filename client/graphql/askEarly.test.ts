import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { AuthInfo } from '../generated/rest/auth.ts';
import { authOf, json, stubBrowser } from '../testing/browser.ts';
import type { GqlDocument } from './gqlDocument.ts';

const LECTURES: GqlDocument<{ lectures: { name: string }[] }, { limit: number }> = parse(
  'query Lectures($limit: Int) { lectures(limit: $limit) { name } }',
);

async function load() {
  const { calls } = stubBrowser(() => json({ data: { lectures: [{ name: `${calls.length}` }] } }));
  const { askEarly, firstQuestion } = await import('./askEarly.ts');
  const { runGql } = await import('./gqlTransport.ts');
  const { keepSession, forgetSession } = await import('../session/sessionStore.ts');
  const { earlyOptions } = await import('./earlyAnswers.ts');
  const ask = (level: 'STUDENT' | 'TA' = 'TA') => askEarly(firstQuestion(level, LECTURES, { limit: 25 }));
  const options = () => earlyOptions(LECTURES, { limit: 25 });
  const signIn = (more: Partial<AuthInfo> = {}) =>
    keepSession({ ...authOf('user-1', 'one'), userType: 'TA', ...more } as AuthInfo);
  return { calls, ask, options, runGql, signIn, forgetSession };
}

test('the first question leaves with the first token, and the screen takes its answer once', async () => {
  const { calls, ask, runGql, signIn } = await load();
  const asked = ask();
  await Promise.resolve();
  expect(calls).toHaveLength(0);
  signIn();
  await asked;
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(await runGql(LECTURES, { limit: 25 })).toEqual({ lectures: [{ name: '1' }] });
  expect(calls).toHaveLength(1);
  expect(await runGql(LECTURES, { limit: 25 })).toEqual({ lectures: [{ name: '2' }] });
});

test('a read that is drawn after the answer has it at once, once, and does not begin anew', async () => {
  const { calls, ask, options, runGql, signIn } = await load();
  signIn();
  await ask();
  const queryClient = new QueryClient();
  const observer = () =>
    new QueryObserver(queryClient, {
      queryKey: ['lectures'],
      queryFn: () => runGql(LECTURES, { limit: 25 }),
      staleTime: 0,
      ...options(),
    });
  const read = observer();
  expect(read.getCurrentResult().data).toEqual({ lectures: [{ name: '1' }] });
  const stop = read.subscribe(() => undefined);
  expect(calls).toHaveLength(1);
  stop();
  await queryClient.invalidateQueries();
  const again = observer();
  const stopAgain = again.subscribe(() => undefined);
  await vi.waitFor(() => expect(again.getCurrentResult().data).toEqual({ lectures: [{ name: '2' }] }));
  stopAgain();
});

test('a read that is drawn before the answer waits for it', async () => {
  const { calls, ask, options, runGql, signIn } = await load();
  signIn();
  const asked = ask();
  while (calls.length === 0) await Promise.resolve();
  expect(options().initialData()).toBeUndefined();
  expect(await runGql(LECTURES, { limit: 25 })).toEqual({ lectures: [{ name: '1' }] });
  await asked;
  expect(options().initialData()).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test('other variables are another question', async () => {
  const { calls, ask, runGql, signIn } = await load();
  signIn();
  await ask();
  await runGql(LECTURES, { limit: 10 });
  expect(calls).toHaveLength(2);
});

test.each<[string, Partial<AuthInfo>, 'STUDENT' | 'TA']>([
  ['a student at a screen of staff', { userType: 'STUDENT' }, 'TA'],
  ['staff in the portal', { userType: 'TA' }, 'STUDENT'],
  ['somebody who has to change the password', { mustChangePassword: true }, 'TA'],
])('nothing is asked for %s', async (_, person, level) => {
  const { calls, ask, signIn } = await load();
  signIn(person);
  await ask(level);
  expect(calls).toHaveLength(0);
});

test('nothing is asked for a visitor', async () => {
  const { calls, ask, forgetSession } = await load();
  const asked = ask();
  forgetSession();
  await asked;
  expect(calls).toHaveLength(0);
});

test('an answer that nobody took in time is dropped', async () => {
  vi.useFakeTimers();
  const { calls, ask, runGql, signIn } = await load();
  signIn();
  await ask();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await runGql(LECTURES, { limit: 25 });
  expect(calls).toHaveLength(2);
});

test('a screen that is left does not wait for the answer', async () => {
  const { ask, runGql, signIn } = await load();
  signIn();
  await ask();
  const left = new AbortController();
  const read = runGql(LECTURES, { limit: 25 }, { signal: left.signal });
  left.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer for one person is not given to the next one in the same page', async () => {
  const { calls, ask, runGql, signIn } = await load();
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  vi.doMock('../live/realtime.ts', () => ({ startRealtime: () => () => undefined }));
  const { startClient } = await import('../start.ts');
  const stop = startClient(new QueryClient());
  signIn();
  await ask();
  signIn(authOf('user-2', 'two'));
  await runGql(LECTURES, { limit: 25 });
  stop();
  expect(calls.filter(({ url }) => url.endsWith('/api/gql'))).toHaveLength(2);
});
