import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#ui-kit';
import { planRun } from './planRun.ts';

const none = {
  holidays: new Map<string, string>(),
  standing: new Map<string, string>(),
  takenNumbers: new Set<number>(),
};

describe('a run', () => {
  test('has one class per week', () => {
    expect(planRun({ from: '2026-03-03', count: 3, firstNumber: 1 }, none)).toEqual([
      { heldOn: '2026-03-03', weekNumber: 1, obstacle: null },
      { heldOn: '2026-03-10', weekNumber: 2, obstacle: null },
      { heldOn: '2026-03-17', weekNumber: 3, obstacle: null },
    ]);
  });

  test('goes over all weekdays of the lecture, until its term ends', () => {
    const wish = { from: '2026-03-03', otherWeekdays: [5], until: '2026-03-10', count: 9, firstNumber: 1 };
    expect(planRun(wish, none).map(({ heldOn, weekNumber }) => [heldOn, weekNumber])).toEqual([
      ['2026-03-03', 1],
      ['2026-03-06', 2],
      ['2026-03-10', 3],
    ]);
  });

  test('skips holidays, dates with a week and taken numbers, and still holds as many classes as requested', () => {
    const facts = {
      holidays: new Map([['2026-05-05', '어린이날']]),
      standing: new Map([['2026-04-28', '보강']]),
      takenNumbers: new Set([2]),
    };
    const days = planRun({ from: '2026-04-21', count: 2, firstNumber: 1 }, facts);
    expect(days.map(({ weekNumber, obstacle }) => [weekNumber, obstacle?.name])).toEqual([
      [1, undefined],
      [null, '보강'],
      [null, '어린이날'],
      [3, undefined],
    ]);
  });

  test('holds a class on a holiday, or skips an ordinary day, when chosen', () => {
    const facts = { ...none, holidays: new Map([['2026-05-05', '어린이날']]) };
    const choices = new Map([
      ['2026-05-05', true],
      ['2026-05-12', false],
    ]);
    const days = planRun({ from: '2026-05-05', count: 2, firstNumber: 4 }, facts, choices);
    expect(days.map(({ weekNumber }) => weekNumber)).toEqual([4, null, 5]);
  });
});

const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
const names = fc.array(day, { maxLength: 40 }).map((days) => new Map(days.map((one) => [one, one])));
const wish = fc.record({
  from: day,
  count: fc.integer({ min: 1, max: 40 }),
  firstNumber: fc.integer({ min: 1, max: 100 }),
});
const facts = fc.record({
  holidays: names,
  standing: names,
  takenNumbers: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 }).map((numbers) => new Set(numbers)),
});
const choices = fc.array(fc.tuple(day, fc.boolean()), { maxLength: 20 }).map((pairs) => new Map(pairs));

test(
  'random runs: one weekday, no gaps, obstacles only by choice, no number twice or taken',
  { tags: ['sampled'] },
  () => {
    const property = fc.property(wish, facts, choices, (asked, known, chosen) => {
      const days = planRun(asked, known, chosen);
      days.forEach(({ heldOn }, at) => expect(daysBetween(asked.from, heldOn)).toBe(7 * at));
      const held = days.filter(({ weekNumber }) => weekNumber !== null);
      const numbers = held.map(({ weekNumber }) => weekNumber ?? 0);
      expect(held.length).toBeLessThanOrEqual(asked.count);
      for (const { heldOn, weekNumber, obstacle } of days) {
        const isObstructed = known.holidays.has(heldOn) || known.standing.has(heldOn);
        expect(obstacle !== null).toBe(isObstructed);
        expect(weekNumber !== null).toBe(chosen.get(heldOn) ?? !isObstructed);
      }
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(
        numbers.filter((number) => known.takenNumbers.has(number) || number < asked.firstNumber || number > 100),
      ).toEqual([]);
      // Fewer than requested only when the numbers ran out or everything was skipped for years.
      const free = Array.from({ length: 101 - asked.firstNumber }, (_, at) => asked.firstNumber + at);
      const left = free.filter((number) => !known.takenNumbers.has(number)).length;
      if (held.length < asked.count) expect(days.length === 80 || held.length === left).toBe(true);
    });
    fc.assert(property, { numRuns: 500 * Number(process.env.TEST_RUNS) });
  },
);
