import { describe, expect, test } from 'vitest';
import {
  formatCountdown,
  formatDay,
  formatHours,
  formatInstant,
  timeInSeoul,
  todayInSeoul,
  weekdayOf,
} from './date.ts';

describe('dates on the academy’s clock', () => {
  test('a day carries its weekday, and its year only when it is another', () => {
    expect(formatDay('2026-11-21', '2026-01-01')).toBe('11월 21일 (토)');
    expect(formatDay('2027-01-03', '2026-12-31')).toBe('2027년 1월 3일 (일)');
  });

  test('the day turns at midnight in Seoul, not in UTC', () => {
    expect(todayInSeoul(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(todayInSeoul(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
    expect(timeInSeoul(new Date('2026-11-20T15:30:05Z'))).toBe('00:30:05');
    expect(formatInstant('2026-11-20T15:30:00Z')).toContain('11월 21일 (토) 00:30');
  });

  test('a countdown says before, on and after the day', () => {
    expect(formatCountdown('2026-11-24', '2026-11-21')).toBe('D-3');
    expect(formatCountdown('2026-11-21', '2026-11-21')).toBe('D-Day');
    expect(formatCountdown('2026-11-19', '2026-11-21')).toBe('D+2');
  });

  test('hours lose their seconds, weeks begin on Monday', () => {
    expect(formatHours('18:30:00', '21:30:00')).toBe('18:30–21:30');
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });
});
