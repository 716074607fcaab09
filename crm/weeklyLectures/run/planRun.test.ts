import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, formatWeek, weekdayOf } from '#ui-kit';
import { planRun } from './planRun.ts';

const none = {
  holidays: new Map<string, string>(),
  standing: new Map<string, string>(),
  weeks: [],
};
const tuesday = { weekday: 2, startsAt: '18:30', endsAt: '21:30' };
const friday = { weekday: 5, startsAt: '19:00', endsAt: '21:00' };
const alone = { startsAt: '18:30', endsAt: '21:30', placeInWeek: null, obstacle: null };

describe('a run', () => {
  test('has one class per week', () => {
    expect(planRun({ from: '2026-03-03', lessons: [tuesday], count: 3, firstNumber: 1 }, none)).toEqual([
      { heldOn: '2026-03-03', weekNumber: 1, ...alone },
      { heldOn: '2026-03-10', weekNumber: 2, ...alone },
      { heldOn: '2026-03-17', weekNumber: 3, ...alone },
    ]);
  });

  test('numbers weeks, not lessons, of a lecture on several weekdays, until its term ends', () => {
    const wish = { from: '2026-03-03', lessons: [tuesday, friday], until: '2026-03-18', count: 9, firstNumber: 14 };
    const facts = { ...none, holidays: new Map([['2026-03-13', '쉬는 날']]) };
    const names = planRun(wish, facts).map((day) => [day.heldOn, day.weekNumber && formatWeek(day), day.startsAt]);
    expect(names).toEqual([
      ['2026-03-03', '14주차 1/2', '18:30'],
      ['2026-03-06', '14주차 2/2', '19:00'],
      ['2026-03-10', '15주차', '18:30'],
      ['2026-03-13', null, '19:00'],
      ['2026-03-17', '16주차', '18:30'],
    ]);
  });

  test('goes on with a week that has a lesson to come, and takes no number of another week', () => {
    const weeks = [
      { weekNumber: 14, heldOn: '2026-03-03' },
      { weekNumber: 15, heldOn: '2026-05-01' },
    ];
    const wish = { from: '2026-03-04', lessons: [tuesday, friday], count: 3, firstNumber: 14 };
    const names = planRun(wish, { ...none, weeks }).map(({ heldOn, ...week }) => `${heldOn} ${formatWeek(week)}`);
    expect(names).toEqual(['2026-03-06 14주차 2/2', '2026-03-10 16주차 1/2', '2026-03-13 16주차 2/2']);
  });

  test('skips holidays, dates with a week and taken numbers, and still holds as many classes as requested', () => {
    const facts = {
      holidays: new Map([['2026-05-05', '어린이날']]),
      standing: new Map([['2026-04-28', '보강']]),
      weeks: [{ weekNumber: 2, heldOn: '2026-04-14' }],
    };
    const days = planRun({ from: '2026-04-21', lessons: [tuesday], count: 2, firstNumber: 1 }, facts);
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
    const days = planRun({ from: '2026-05-05', lessons: [tuesday], count: 2, firstNumber: 4 }, facts, choices);
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
  // Far from the run, so that a number is free or taken.
  weeks: fc
    .array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 })
    .map((numbers) => numbers.map((weekNumber) => ({ weekNumber, heldOn: '2020-01-06' }))),
});
const choices = fc.array(fc.tuple(day, fc.boolean()), { maxLength: 20 }).map((pairs) => new Map(pairs));

test(
  'random runs: one weekday, no gaps, obstacles only by choice, no number twice or taken',
  { tags: ['sampled'] },
  () => {
    const property = fc.property(wish, facts, choices, (asked, known, chosen) => {
      const taken = new Set(known.weeks.map(({ weekNumber }) => weekNumber));
      const lessons = [{ ...tuesday, weekday: weekdayOf(asked.from) }];
      const days = planRun({ ...asked, lessons }, known, chosen);
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
      expect(numbers.filter((number) => taken.has(number) || number < asked.firstNumber || number > 100)).toEqual([]);
      // Fewer than requested only when the numbers ran out or everything was skipped for years.
      const free = Array.from({ length: 101 - asked.firstNumber }, (_, at) => asked.firstNumber + at);
      const left = free.filter((number) => !taken.has(number)).length;
      if (held.length < asked.count) expect(days.length === 80 || held.length === left).toBe(true);
    });
    fc.assert(property, { numRuns: 500 * Number(process.env.TEST_RUNS) });
  },
);

test('random runs of several lessons a week: a number is one calendar week, in order', { tags: ['sampled'] }, () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 });
  const property = fc.property(wish, weekdays, facts, (asked, chosen, known) => {
    const lessons = chosen.map((weekday) => ({ ...tuesday, weekday }));
    const held = planRun({ ...asked, lessons }, known).filter(({ weekNumber }) => weekNumber !== null);
    const weekOf = ({ heldOn }: { heldOn: string }) => Math.floor(daysBetween('2020-01-06', heldOn) / 7);
    held.forEach((one, at) => {
      const next = held[at + 1];
      if (!next) return;
      expect(one.weekNumber === next.weekNumber).toBe(weekOf(one) === weekOf(next));
      expect(next.weekNumber ?? 0).toBeGreaterThanOrEqual(one.weekNumber ?? 0);
    });
  });
  fc.assert(property, { numRuns: 200 * Number(process.env.TEST_RUNS) });
});
