import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAnswer, watchFirstAnswer } from './firstAnswer.ts';

const LONGEST = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query that is answered after so many milliseconds. */
function ask(client: QueryClient, name: string, milliseconds: number): Promise<unknown> {
  const answer = () => new Promise((resolve) => setTimeout(() => resolve(name), milliseconds));
  return client.fetchQuery({ queryKey: [name], queryFn: answer });
}

function watch() {
  const client = new QueryClient();
  watchFirstAnswer(client, LONGEST);
  let isAnswered = false;
  void firstAnswer().then(() => (isAnswered = true));
  return { client, isAnswered: () => isAnswered };
}

test('the first answer counts a moment after it came', async () => {
  const { client, isAnswered } = watch();
  void ask(client, 'students', 300);
  await vi.advanceTimersByTimeAsync(350);
  expect(isAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isAnswered()).toBe(true);
});

test('a page that asks for its rows after its record is waited for', async () => {
  const { client, isAnswered } = watch();
  void ask(client, 'lecture', 300).then(() => setTimeout(() => void ask(client, 'weeks', 2000), 50));
  await vi.advanceTimersByTimeAsync(2_300);
  expect(isAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isAnswered()).toBe(true);
});

test('a refusal counts, too', async () => {
  const { client, isAnswered } = watch();
  void client
    .fetchQuery({ queryKey: ['refused'], queryFn: () => Promise.reject(new Error('no')) })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(150);
  expect(isAnswered()).toBe(true);
});

test('a page that asks for nothing is not waited for longer than told', async () => {
  const { isAnswered } = watch();
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  expect(isAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAnswered()).toBe(true);
});
