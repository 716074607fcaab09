import { expect, test } from 'vitest';
import { statisticsOf } from './statisticsOf.ts';

const enrollments = [
  { fromDate: '2026-03-01', toDate: null },
  { fromDate: '2026-03-01', toDate: '2026-03-03' },
  { fromDate: '2026-03-10', toDate: null },
  { fromDate: '2026-03-10', toDate: null },
];
const rates = [
  {
    weeklyLecture: { id: 'a', weekNumber: 1, placeInWeek: null, heldOn: '2026-03-03' },
    present: 2,
    marked: 2,
    unset: 0,
  },
  {
    weeklyLecture: { id: 'b', weekNumber: 2, placeInWeek: null, heldOn: '2026-03-10' },
    present: 1,
    marked: 2,
    unset: 1,
  },
  {
    weeklyLecture: { id: 'c', weekNumber: 3, placeInWeek: null, heldOn: '2026-03-17' },
    present: 0,
    marked: 0,
    unset: 3,
  },
];

test('computes attendance per week and overall, and compares the last two weeks with marks', () => {
  const statistics = statisticsOf({ enrollments }, rates, '2026-03-17');
  expect(statistics.weeks.map(({ present, absent, unset, enrolled }) => [present, absent, unset, enrolled])).toEqual([
    [2, 0, 0, 2],
    [1, 1, 1, 3],
    [0, 0, 3, 3],
  ]);
  expect(statistics).toMatchObject({ rate: 0.75, change: -50, enrolled: 3, peak: 3, unset: 1 });
});

test('returns null where there is no data', () => {
  expect(statisticsOf({ enrollments: [] }, [], '2026-03-17')).toMatchObject({
    rate: null,
    change: null,
    enrolled: 0,
    peak: 0,
    unset: 0,
  });
});
