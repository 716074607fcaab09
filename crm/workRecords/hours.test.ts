import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInSeoul } from '#ui-kit';
import { hoursOf, hoursText, instantsOf, minutesBetween, parseHours, sayMinutes, sayShift } from './hours.ts';

test.each([
  ['18:00-22:30', '18:00–22:30'],
  ['18-22', '18:00–22:00'],
  ['1800 2230', '18:00–22:30'],
  ['18:00~22:30', '18:00–22:30'],
  ['22–2', '22:00–02:00'],
  ['오후 6시 - 오후 10시', '18:00–22:00'],
  ['18:00-', '18:00–'],
  ['18~', '18:00–'],
  ['18:00', null],
  ['18:00-18:00', null],
  ['18-25', null],
  ['저녁-밤', null],
  ['10-12-14', null],
  ['', null],
])('%s means %s', (text, expected) => {
  const hours = parseHours(text);
  expect(hours && hoursText(hours)).toBe(expected);
});

test('words', () => {
  expect(sayShift({ startedAt: '2026-03-02T22:00+09:00', endedAt: '2026-03-03T02:00+09:00' })).toBe(
    '22:00–다음 날 02:00',
  );
  expect(sayShift({ startedAt: '2026-03-02T22:00+09:00', endedAt: null })).toBe('22:00–근무 중');
  expect([sayMinutes(59), sayMinutes(60), sayMinutes(605)]).toEqual(['59분', '1시간', '10시간 5분']);
});

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

test('typed hours become instants and back, over midnight and the end of a month', () => {
  fc.assert(
    fc.property(day, time, time, (begun, from, to) => {
      fc.pre(from !== to);
      const { startedAt, endedAt } = instantsOf(begun, { from, to });
      expect(dayInSeoul(startedAt)).toBe(begun);
      const minutes = minutesBetween(startedAt, Date.parse(endedAt ?? ''));
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThan(1440);
      expect(dayInSeoul(endedAt ?? '')).toBe(to < from ? addDays(begun, 1) : begun);
      expect(hoursOf({ startedAt, endedAt })).toEqual({ from, to });
      expect(parseHours(hoursText({ from, to }))).toEqual({ from, to });
    }),
  );
});

test('a shift cut in two anywhere has the same minutes', () => {
  fc.assert(
    fc.property(
      day,
      time,
      fc.integer({ min: 2, max: 1439 }),
      fc.integer({ min: 1, max: 1438 }),
      (begun, from, length, at) => {
        fc.pre(at < length);
        const start = instantsOf(begun, { from, to: null }).startedAt;
        const cut = new Date(Date.parse(start) + at * 60_000).toISOString();
        const end = Date.parse(start) + length * 60_000;
        expect(minutesBetween(start, Date.parse(cut)) + minutesBetween(cut, end)).toBe(minutesBetween(start, end));
      },
    ),
  );
});
