import { describe, expect, test } from 'vitest';
import { WriteQueue } from './writeQueue.ts';

const read = { id: 'todo', version: 1 };

test('a second write of the same record waits and is sent at the version that the first one made', async () => {
  const queue = new WriteQueue();
  const sentVersions: number[] = [];
  const first = Promise.withResolvers<number>();
  const write = (answer: Promise<number>) => async () => {
    const version = queue.after(read.id, read.version);
    sentVersions.push(version);
    queue.advanced(read.id, version, await answer);
  };
  const sent = [queue.send(['todo'], write(first.promise)), queue.send(['todo'], write(Promise.resolve(3)))];
  await queue.settled(['other']);
  expect(sentVersions).toEqual([1]);
  first.resolve(2);
  await Promise.all(sent);
  expect(sentVersions).toEqual([1, 2]);
  expect(queue.after(read.id, read.version)).toBe(3);
});

test('a refusal does not stop later writes', async () => {
  const queue = new WriteQueue();
  const refused = queue.send(['todo'], () => Promise.reject(new Error('no')));
  const next = queue.send(['todo'], () => Promise.resolve('yes'));
  await expect(refused).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test("one's own writes lead from a version to the newest of them, another person's write ends them", () => {
  const queue = new WriteQueue();
  queue.advanced('a', 1, 2);
  queue.advanced('a', 2, 3);
  queue.advanced('a', 4, 5);
  expect([1, 2, 3, 4, 5].map((version) => queue.after('a', version))).toEqual([3, 3, 3, 5, 5]);
  expect(queue.after('b', 1)).toBe(1);
  // A write that changed nothing makes no version.
  queue.advanced('b', 1, 1);
  expect(queue.after('b', 1)).toBe(1);
});

describe('what is done alone', () => {
  test('waits for every write, and every write sent meanwhile for it', async () => {
    const queue = new WriteQueue();
    const order: string[] = [];
    const step = (name: string) => async () => void order.push(name);
    const first = queue.send(['a'], step('a'));
    const alone = queue.alone(step('alone'));
    const second = queue.send(['b'], step('b'));
    await Promise.all([first, alone, second]);
    expect(order).toEqual(['a', 'alone', 'b']);
  });

  test('ends when it fails', async () => {
    const queue = new WriteQueue();
    await expect(queue.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.send(['a'], () => Promise.resolve('sent'))).toBe('sent');
  });
});
