import { expect, it } from 'vitest';
import { comingOf, pacesOf } from './days.ts';

const today = '2026-11-23';

it('tells what comes in seven days', () => {
  const coming = comingOf(
    [
      { day: '2026-11-25', words: 4 },
      { day: '2026-12-01', words: 9 },
    ],
    today,
  );
  expect(coming.map(({ words }) => words)).toEqual([0, 0, 4, 0, 0, 0, 0]);
  expect(coming.at(-1)?.day).toBe('2026-11-29');
});

it('offers numbers within the bounds', () => {
  expect(pacesOf({ newPerDay: 12, leastNew: 5, mostNew: 20 })).toEqual([5, 10, 12, 15, 20]);
});
