import { expect, test } from 'vitest';
import { clockOf, lanesOf, movedSpan, resizedSpan, snapped, type CalendarSpan, type Hours } from './span.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
const hours: Hours = [540, 1380];
const evening: CalendarSpan = { day: '2026-11-24', from: 1080, to: 1200 };

test('moves by days and minutes, but stays within the shown hours', () => {
  expect(movedSpan(evening, { days: 1, minutes: -15 }, days, hours)).toEqual({ day: days[2], from: 1065, to: 1185 });
  expect(movedSpan(evening, { days: 5 }, days, hours).day).toBe(days[2]);
  expect(movedSpan(evening, { days: -5 }, days, hours).day).toBe(days[0]);
  expect(movedSpan(evening, { minutes: 900 }, days, hours)).toMatchObject({ from: 1260, to: 1380 });
  expect(movedSpan(evening, { minutes: -900 }, days, hours)).toMatchObject({ from: 540, to: 660 });
});

test('resizes to at least a quarter of an hour and at most the last hour', () => {
  expect(resizedSpan(evening, 15, hours).to).toBe(1215);
  expect(resizedSpan(evening, -600, hours).to).toBe(1095);
  expect(resizedSpan(evening, 600, hours).to).toBe(1380);
});

test('snaps to quarters', () => expect([7, 8, 22, 23].map(snapped)).toEqual([0, 15, 15, 30]));

test('formats minutes as a clock time', () => expect([0, 545, 1439].map(clockOf)).toEqual(['00:00', '09:05', '23:59']));

test('puts overlapping spans side by side and gives the others the full width', () => {
  const at = (id: string, from: number, to: number) => ({ id, day: days[0]!, from, to });
  const lanes = lanesOf([at('a', 600, 720), at('b', 660, 780), at('c', 720, 800), at('d', 800, 900)]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { lane: 0, of: 2 },
    b: { lane: 1, of: 2 },
    c: { lane: 0, of: 2 },
    d: { lane: 0, of: 1 },
  });
});
