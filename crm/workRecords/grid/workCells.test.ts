import { expect, test } from 'vitest';
import { parseClock, parseDay } from './workCells.ts';

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026. 11. 24.', '2026-11-24'],
  ['2026년 11월 24일', '2026-11-24'],
  ['20261124', '2026-11-24'],
  ['26.11.24', '2026-11-24'],
  ['11/24', '2026-11-24'],
  ['11/24(화)', '2026-11-24'],
  ['11월 24일', '2026-11-24'],
  ['1/3', '2027-01-03'],
  ['46350', '2026-11-24'],
  ['2026-11-24 18:00', '2026-11-24'],
  ['2026-02-30', null],
  ['13/1', null],
  ['어제', null],
  ['', null],
])('the day %s is %s, seen in December', (text, day) => expect(parseDay(text, '2026-12')).toBe(day));

test('a day without its year is in the year nearest to the month on screen', () => {
  expect(['12/30', '1/2'].map((text) => parseDay(text, '2027-01'))).toEqual(['2026-12-30', '2027-01-02']);
});

test.each([
  ['18:00', '18:00'],
  ['18:00:30', '18:00'],
  ['6:00 PM', '18:00'],
  ['오후 6시', '18:00'],
  ['0.75', '18:00'],
  ['2026-11-24 18:00', '18:00'],
  ['24:00', '00:00'],
  ['25:30', '01:30'],
  ['36:00', null],
  ['', null],
])('an end at %s is %s', (text, time) => expect(parseClock(text, { isEnd: true })).toBe(time));

test('a start is of its own day', () => expect(parseClock('24:00')).toBeNull());
