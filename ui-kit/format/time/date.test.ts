import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayInSeoul,
  formatClock,
  formatCountdown,
  formatDay,
  formatHours,
  formatInstant,
  formatInstants,
  formatNear,
  formatNearDay,
  formatPeriod,
  formatSpan,
  instantInSeoul,
  timeInSeoul,
  todayInSeoul,
  weekdayName,
  weekdayOf,
} from './date.ts';

describe('dates on the academy’s clock', () => {
  test('a day shows its weekday, and its year only when it is not the current one', () => {
    expect(formatDay('2026-11-21', '2026-01-01')).toBe('11월 21일 (토)');
    expect(formatDay('2027-01-03', '2026-12-31')).toBe('2027년 1월 3일 (일)');
  });

  test('the date changes at midnight in Seoul, not in UTC', () => {
    expect(todayInSeoul(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(todayInSeoul(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
    expect(timeInSeoul(new Date('2026-11-20T15:30:05Z'))).toBe('00:30:05');
  });

  test('an instant has its date and time in Seoul', () => {
    expect(dayInSeoul('2026-11-20T15:00:00Z')).toBe('2026-11-21');
    expect(formatClock('2026-11-20T15:00:00Z')).toBe('00:00');
    expect(formatSpan({ startsAt: '2026-11-20T09:30:00Z', endsAt: '2026-11-20T12:30:00Z' })).toBe('18:30–21:30');
  });

  test('a date and a time in Seoul give an instant', () => {
    expect(instantInSeoul('2026-11-21', '18:30:00')).toBe('2026-11-21T18:30:00+09:00');
    expect(instantInSeoul('2026-11-21')).toBe('2026-11-21T00:00:00+09:00');
  });

  test('an instant of today is shown as a time only', () => {
    const now = new Date('2026-03-02T14:30:00Z');
    expect(formatInstant('2026-03-02T01:05:00Z', now)).toBe('10:05');
    expect(formatInstant('2026-02-28T15:00:00Z', now)).toBe('3월 1일 (일) 00:00');
    expect(formatInstant('2025-12-30T15:00:00Z', now)).toBe('2025년 12월 31일 (수) 00:00');
  });

  test('names two instants in a line that breaks between them only', () => {
    const now = new Date('2026-03-02T03:00:00Z');
    const words = formatInstants('2026-02-28T15:00:00Z', '2026-03-02T01:05:00Z', now);
    expect(words).toBe('3월\u00a01일\u00a0(일)\u00a000:00 – 10:05');
  });

  test('an open period shows its start', () => {
    expect(formatPeriod({ fromDate: '2025-03-03', toDate: null })).toBe('2025년 3월 3일 (월)부터');
    expect(formatPeriod({ fromDate: '2025-03-03', toDate: '2025-05-02' })).toBe(
      '2025년 3월 3일 (월) – 2025년 5월 2일 (금)',
    );
  });

  test('a near day has words, a far one its date', () => {
    const words = [-2, -1, 0, 1, 2, 3, 6, 7].map((days) => formatNearDay(addDays('2026-12-29', days), '2026-12-29'));
    expect(words.slice(1, 7)).toEqual(['어제', '오늘', '내일', '모레', '3일 뒤', '6일 뒤']);
    expect([words[0], words[7]]).toEqual(['12월 27일 (일)', '2027년 1월 5일 (화)']);
    expect(formatNear('2026-11-21T15:30:00Z', new Date('2026-11-21T14:59:00Z'))).toBe('내일 00:30');
  });

  test('a countdown has a text before, on and after the day', () => {
    expect(formatCountdown('2026-11-24', '2026-11-21')).toBe('D-3');
    expect(formatCountdown('2026-11-21', '2026-11-21')).toBe('D-Day');
    expect(formatCountdown('2026-11-19', '2026-11-21')).toBe('D+2');
  });

  test('days are added across the end of a year and a leap February', () => {
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  test('times lose their seconds, weeks begin on Monday', () => {
    expect(formatHours({ startsAt: '18:30:00', endsAt: '21:30:00' })).toBe('18:30–21:30');
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
    expect(weekdayName(1)).toBe('월요일');
  });
});
