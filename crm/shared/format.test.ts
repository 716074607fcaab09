import { describe, expect, test } from 'vitest';
import { addDays, formatDay, formatHours, formatInstant, formatWeek, isoWeekday, today } from './format.ts';

// 2026-03-02 23:30 in Seoul, still 14:30 the same day in UTC.
const now = new Date('2026-03-02T14:30:00Z');

describe('days', () => {
  test('today is the day in Seoul, not in UTC', () => {
    expect(today(now)).toBe('2026-03-02');
    expect(today(new Date('2026-03-02T15:00:00Z'))).toBe('2026-03-03');
  });

  test('a day of this year has no year', () => {
    expect(formatDay('2026-03-03', now)).toBe('3월 3일 (화)');
    expect(formatDay('2025-12-31', now)).toBe('2025년 12월 31일 (수)');
  });

  test('Sunday is the seventh day', () => {
    expect(isoWeekday('2026-03-01')).toBe(7);
    expect(isoWeekday('2026-03-02')).toBe(1);
  });

  test('days are added over the end of a month and of a leap February', () => {
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('times', () => {
  test('an instant of today is only a clock time', () => {
    expect(formatInstant('2026-03-02T01:05:00Z', now)).toBe('10:05');
    expect(formatInstant('2026-02-28T15:00:00Z', now)).toBe('3월 1일 (일) 00:00');
  });

  test('hours lose their seconds', () => {
    expect(formatHours({ startsAt: '18:30:00', endsAt: '21:30:00' })).toBe('18:30–21:30');
  });
});

test('a week is its number or its name', () => {
  expect(formatWeek({ weekNumber: 3, specialName: null })).toBe('3주차');
  expect(formatWeek({ weekNumber: null, specialName: '겨울 특강' })).toBe('겨울 특강');
});
