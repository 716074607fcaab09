// @module-tag timeless
import { expect, it } from 'vitest';
import { planWeeks } from './planWeeks.ts';

const hours = [
  { weekday: 1, startsAt: '18:00', endsAt: '20:00' },
  { weekday: 3, startsAt: '18:00', endsAt: '20:00' },
];
const term = { hours, startsOn: null, endsOn: null, weeks: null };
// A Monday.
const today = '2026-11-30';
const none = new Map<string, string>();
const said = ({ lessons, passed }: ReturnType<typeof planWeeks>) => [
  passed,
  ...lessons.map(({ weekNumber, heldOn }) => `${weekNumber} ${heldOn}`),
];

it('numbers a running term from its first day, and leaves out what has passed', () => {
  const running = { ...term, startsOn: '2026-11-16', endsOn: '2026-12-09' };
  expect(said(planWeeks(running, '2026-12-01', none))).toEqual([2, '3 2026-12-02', '4 2026-12-07', '4 2026-12-09']);
});

it('counts weeks where no end is said, without a number for one of holidays', () => {
  const off = new Map([
    ['2026-12-07', '휴일'],
    ['2026-12-09', '휴일'],
  ]);
  expect(said(planWeeks({ ...term, weeks: 2 }, today, off))).toEqual([
    0,
    '1 2026-11-30',
    '1 2026-12-02',
    '2 2026-12-14',
    '2 2026-12-16',
  ]);
});

it('makes the next week of a term without an end, however long ago it began', () => {
  expect(said(planWeeks(term, '2026-12-01', none))).toEqual([0, '1 2026-12-02']);
  expect(said(planWeeks({ ...term, startsOn: '2026-11-16' }, '2026-12-03', none))).toEqual([
    3,
    '4 2026-12-07',
    '4 2026-12-09',
  ]);
  expect(said(planWeeks({ ...term, startsOn: '2019-03-04' }, today, none))).toEqual([
    0,
    '1 2026-11-30',
    '1 2026-12-02',
  ]);
  expect(said(planWeeks({ ...term, startsOn: '2027-01-04' }, today, none))).toEqual([
    0,
    '1 2027-01-04',
    '1 2027-01-06',
  ]);
});

it('makes none after the end', () => {
  expect(said(planWeeks({ ...term, startsOn: '2026-11-02', weeks: 2 }, today, none))).toEqual([2]);
});
