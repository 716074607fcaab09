import { expect, test } from 'vitest';
import { WriteLines } from './writeQueue.ts';

const read = { id: 'todo', version: 1 };

test('a second write of the same thing waits and says the version the first one made', async () => {
  const lines = new WriteLines();
  const heard: number[] = [];
  const first = Promise.withResolvers<number>();
  const write = (answer: Promise<number>) => async () => {
    heard.push(lines.versionOf(read));
    lines.made({ id: 'todo', version: await answer });
  };
  const sent = [lines.send(['todo'], write(first.promise)), lines.send(['todo'], write(Promise.resolve(3)))];
  await lines.settled(['other']);
  expect(heard).toEqual([1]);
  first.resolve(2);
  await Promise.all(sent);
  expect(heard).toEqual([1, 2]);
  expect(lines.versionOf(read)).toBe(3);
});

test('a refusal does not stop what comes after it', async () => {
  const lines = new WriteLines();
  const refused = lines.send(['todo'], () => Promise.reject(new Error('no')));
  const next = lines.send(['todo'], () => Promise.resolve('yes'));
  await expect(refused).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('a newer version that was read counts', () => {
  const lines = new WriteLines();
  lines.made({ id: 'todo', version: 2 });
  expect(lines.versionOf({ id: 'todo', version: 5 })).toBe(5);
});
