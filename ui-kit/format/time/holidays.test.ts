import { expect, test } from 'vitest';
import { holidaysBetween } from './holidays.ts';

test('knows holidays and their substitutes, both ends included', async () => {
  const { names, unknownYears } = await holidaysBetween('2026-03-01', '2026-05-05');
  expect([...names]).toEqual([
    ['2026-03-01', '3ㆍ1절'],
    ['2026-03-02', '대체공휴일(3ㆍ1절)'],
    ['2026-05-01', '노동절'],
    ['2026-05-05', '어린이날'],
  ]);
  expect(unknownYears).toEqual([]);
});

test('spans the turn of a year, and joins the names of holidays on the same day', async () => {
  const { names } = await holidaysBetween('2024-12-25', '2025-05-05');
  expect([...names.keys()].slice(0, 2)).toEqual(['2024-12-25', '2025-01-01']);
  expect(names.get('2025-05-05')).toBe('어린이날, 부처님 오신 날');
});

test('lists the years without published holidays', async () => {
  const { names, unknownYears } = await holidaysBetween('2027-12-27', '2101-01-01');
  expect([...names]).toEqual([['2027-12-27', '대체공휴일(기독탄신일)']]);
  expect(unknownYears.at(-1)).toBe(2101);
});
