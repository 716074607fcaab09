import { expect, test } from 'vitest';
import { linesOf, momentIn, rowsOf, shownHours, stacksOf } from './layout.ts';

const span = (id: string, from: number, to: number) => ({ id, from, to });

test('shows the whole hours that the lessons need, and an evening when there are none', () => {
  expect(shownHours([span('a', 1105, 1290), span('b', 590, 600)])).toEqual([540, 1320]);
  expect(shownHours([span('a', 0, 1440)])).toEqual([0, 1440]);
  expect(shownHours([])).toEqual([840, 1320]);
});

test('what begins at once is one list, which ends where the next begins', () => {
  const items = [span('late', 1140, 1260), span('a', 1080, 1260), span('b', 1080, 1200), span('alone', 1320, 1380)];
  expect(stacksOf(items).map(({ items: own, ...at }) => ({ ...at, ids: own.map(({ id }) => id).join() }))).toEqual([
    { from: 1080, to: 1140, ids: 'a,b' },
    { from: 1140, to: 1260, ids: 'late' },
    { from: 1320, to: 1380, ids: 'alone' },
  ]);
  expect(stacksOf([])).toEqual([]);
});

test('rows lie between hours and where lessons begin and end', () => {
  expect(linesOf([540, 660], [{ from: 570, to: 660 }])).toEqual([540, 570, 600, 660]);
});

test('hours in which nothing is are low', () => {
  expect(rowsOf([540, 600, 630, 660], [{ from: 600, to: 630 }])).toBe(
    'minmax(calc(60 * var(--quiet)), auto) minmax(calc(30 * var(--minute)), auto) minmax(calc(30 * var(--quiet)), auto)',
  );
});

test('now is in its row, and in none before the first hour and after the last', () => {
  const lines = [540, 570, 600, 660];
  expect(momentIn(lines, 585)).toEqual({ row: 2, share: 0.5 });
  expect(momentIn(lines, 600)).toEqual({ row: 3, share: 0 });
  expect([539, 660].map((minute) => momentIn(lines, minute))).toEqual([null, null]);
});
