import { expect, test } from 'vitest';
import { addMonths, formatMonth, monthOptions, spanOfMonth } from './month.ts';

test('a month has all its days, also in a leap year and at the turn of the year', () => {
  expect(spanOfMonth('2028-02')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' });
  expect(spanOfMonth('2026-12')).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
    since: '2026-12-01T00:00:00+09:00',
    before: '2027-01-01T00:00:00+09:00',
  });
});

test('months are counted over the turn of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01-31', -1), addMonths('2026-03', 24)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-03',
  ]);
  expect(monthOptions('2026-12', '2027-01')).toEqual([
    { value: '2026-12', label: '2026년 12월' },
    { value: '2027-01', label: '2027년 1월' },
  ]);
  expect([formatMonth('2026-03'), formatMonth('2026-12-01')]).toEqual(['2026년 3월', '2026년 12월']);
});
