// @module-tag timeless
import { expect, it } from 'vitest';
import { streakWords, weekOf } from './Streak.tsx';

// A Wednesday.
const today = '2026-11-25';
const days = (...all: string[]) => all.map((day) => ({ day }));

it.each([
  [3, days('2026-11-25', '2026-11-24'), '3일째 이어서 공부하고 있어요'],
  [2, days('2026-11-24', '2026-11-23'), '오늘 외우면 3일째예요'],
  [0, days('2026-11-20'), '오늘 다시 시작해요'],
  [0, [], '오늘부터 시작해요'],
])('looks forward: %i days', (count, studied, words) =>
  expect(streakWords({ today, days: count }, studied)).toBe(words),
);

it('is the week from Monday, without the days before it', () => {
  const week = weekOf(today, days('2026-11-25', '2026-11-23', '2026-11-22'));
  expect(week.map(({ isStudied }) => isStudied)).toEqual([true, false, true, false, false, false, false]);
  expect([week[0]?.day, week.at(-1)?.day]).toEqual(['2026-11-23', '2026-11-29']);
});
