import { expect, test } from 'vitest';
import { holidaysBetween } from '#ui-kit/format/time/holidays.ts';
import { moments, momentsOf } from './moments.mjs';

const ofJourneys = moments.filter(({ hasJourneys }) => hasJourneys);

test.each([
  ['the api', moments],
  ['journeys', ofJourneys],
])('every hour and every day that is named comes once at least: %s', async (_, played) => {
  const parts = played.map(({ at }) => ({ day: at.slice(0, 10), hour: at.slice(11, 16) }));
  expect(new Set(parts.map(({ hour }) => hour))).toEqual(new Set(['02:30', '17:59', '23:58']));
  const days = new Set(parts.map(({ day }) => day));
  const { names } = await holidaysBetween('2027-09-01', '2027-09-30');
  const eve = [...names].find(([, name]) => name === '추석 전날')?.[0];
  for (const day of ['2026-12-31', '2027-02-28', '2028-02-29', eve]) expect(days).toContain(day);
});

test('three runs of the rest have all of them', () => {
  expect([1, 2, 3].flatMap(momentsOf)).toEqual(moments);
});
