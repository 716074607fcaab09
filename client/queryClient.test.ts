import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backoff } from './live/backoff.ts';
import { GqlError, HttpError, isTransient, NetworkError } from './errors.ts';
import { createQueryClient } from './queryClient.ts';

const problem = { type: '', title: '', status: 0, code: '', detail: '', requestId: '' };

/** A screen that shows a query; returns how often it was fetched. */
async function show(queryClient: QueryClient, queryKey: unknown[], tables?: string[]) {
  const queryFn = vi.fn().mockResolvedValue([]);
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn, meta: { tables } }).subscribe(() => {});
  onTestFinished(unsubscribe);
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'));
  return queryFn;
}

async function write(queryClient: QueryClient, tables?: readonly string[], error?: Error) {
  const mutationFn = () => (error ? Promise.reject(error) : Promise.resolve({}));
  await new MutationObserver(queryClient, { mutationFn, meta: { tables } }).mutate().catch(() => undefined);
}

test('a write refetches the screens that read what it changes, and nothing else', async () => {
  const queryClient = createQueryClient();
  const lectures = await show(queryClient, ['gql', 'Lectures', {}], ['lectures', 'enrollments']);
  const notices = await show(queryClient, ['gql', 'Notices', {}], ['notices']);
  const refineLectures = await show(queryClient, ['data', 'default', 'lectures', 'list', {}]);
  await write(queryClient, ['lectures']);
  expect([lectures, notices, refineLectures].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2]);
});

test.each([
  [new HttpError(409, problem), 2],
  [new HttpError(404, problem), 2],
  [new GqlError('[GraphQL] no', { reasons: ['no'], status: 200 }), 2],
  [new HttpError(400, problem), 1],
  [new HttpError(503, problem), 1],
  [new NetworkError(null), 1],
])('after %o a screen that reads what the write changes has fetched %i times', async (error, times) => {
  const queryClient = createQueryClient();
  const claims = await show(queryClient, ['gql', 'Claims', {}], ['expenseClaims']);
  await write(queryClient, ['expenseClaims'], error);
  expect(claims).toHaveBeenCalledTimes(times);
});

test('a write that names no tables refetches nothing', async () => {
  const queryClient = createQueryClient();
  const decks = await show(queryClient, ['gql', 'Decks', {}], ['wordDecks']);
  await write(queryClient);
  await write(queryClient, []);
  expect(decks).toHaveBeenCalledOnce();
});

test("a refine list is refetched when a table of its document changes, not only its resource's", async () => {
  const queryClient = createQueryClient();
  const gqlQuery = { __meta__: { tables: ['wordDecks', 'lectures'] } };
  const decks = await show(queryClient, ['data', 'default', 'wordDecks', 'list', { gqlQuery }]);
  await write(queryClient, ['lectures']);
  expect(decks).toHaveBeenCalledTimes(2);
});

test('an answer is fresh for five minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000 });
});

test('the delay between retries doubles from 1 s to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  fc.assert(fc.property(fc.nat({ max: 5000 }), (attempt) => backoff(attempt) <= backoff(attempt + 1)));
});

test.each([
  [new NetworkError(null), true],
  [new HttpError(503, problem), true],
  [new HttpError(409, problem), false],
  [new GqlError('[Network] Failed to fetch'), true],
  [new GqlError('[Network] Bad Gateway', { status: 502 }), true],
  [new GqlError('[Network] Too Many Requests', { status: 429 }), false],
  [new GqlError('[GraphQL] no', { reasons: ['no'], status: 200 }), false],
  [new GqlError('[Code] Operation is required.'), false],
  [new TypeError('a bug'), false],
])('%o is repeated: %s', (error, repeated) => {
  expect(isTransient(error)).toBe(repeated);
});

test('a read without a server is retried three times, a refused one never', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = createQueryClient();
  const down = vi.fn().mockRejectedValue(new NetworkError(null));
  const refused = vi.fn().mockRejectedValue(new HttpError(404, problem));
  const reads = [
    queryClient.fetchQuery({ queryKey: ['down'], queryFn: down, retry: retryOf(queryClient) }),
    queryClient.fetchQuery({ queryKey: ['refused'], queryFn: refused, retry: retryOf(queryClient) }),
  ].map((read) => read.catch(() => {}));
  await vi.advanceTimersByTimeAsync(7000);
  await Promise.all(reads);
  expect(down).toHaveBeenCalledTimes(4);
  expect(refused).toHaveBeenCalledTimes(1);
});

test('a write without an answer is not sent again: it may have arrived', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const mutationFn = vi.fn().mockRejectedValue(new NetworkError(null));
  const sent = new MutationObserver(createQueryClient(), { mutationFn }).mutate(undefined).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
  expect(mutationFn).toHaveBeenCalledOnce();
});

/** `fetchQuery` does not retry by default; screens do. */
function retryOf(queryClient: QueryClient) {
  return queryClient.getDefaultOptions().queries?.retry ?? false;
}
