import { expect, test, vi } from 'vitest';
import { memoByReference } from './memoByReference.ts';

test('the same objects give the same result, computed once', () => {
  const make = vi.fn(([list, factor]: [readonly number[], number]) => list.map((value) => value * factor));
  const times = memoByReference(make);
  const [one, other] = [
    [1, 2],
    [1, 2],
  ];
  expect(times(one, 2)).toEqual([2, 4]);
  expect(times(one, 2)).toBe(times(one, 2));
  expect(times(other, 2)).not.toBe(times(one, 2));
  expect(make).toHaveBeenCalledTimes(2);
  expect(times(one, 3)).toEqual([3, 6]);
  expect(times(one, 2)).toEqual([2, 4]);
  expect(make).toHaveBeenCalledTimes(4);
});

test('a result can reuse parts of the previous one', () => {
  const grown = memoByReference<[object, number], number[]>(([, next], last) => [...(last?.result ?? []), next]);
  const key = {};
  grown(key, 1);
  expect(grown(key, 2)).toEqual([1, 2]);
  expect(grown({}, 2)).toEqual([2]);
});
