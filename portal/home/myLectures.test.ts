import { describe, expect, test } from 'vitest';
import { isPast, nextWeek } from './myLectures.ts';

describe('the next week', () => {
  const today = { heldOn: '2026-11-21', endsAt: '17:00:00' };
  const later = { heldOn: '2026-11-24', endsAt: '21:30:00' };

  test('is today’s until it ends on the academy’s clock', () => {
    expect(nextWeek([today, later], new Date('2026-11-21T07:59:59Z'))).toBe(today);
    expect(nextWeek([today, later], new Date('2026-11-21T08:00:00Z'))).toBe(later);
  });

  test('is undefined when all are over or none is planned', () => {
    expect(nextWeek([today], new Date('2026-11-21T12:00:00Z'))).toBeUndefined();
    expect(nextWeek([], new Date('2026-11-21T12:00:00Z'))).toBeUndefined();
  });
});

describe('a lecture is past', () => {
  test('when it has ended, even with an open enrollment', () => {
    expect(isPast({ status: 'DISABLED', enrollments: [{ toDate: null }] }, '2026-11-21')).toBe(true);
  });

  test('from the day after the last enrollment’s last day', () => {
    const enrollments = [{ toDate: '2026-03-31' }, { toDate: '2026-11-21' }];
    expect(isPast({ status: 'ACTIVE', enrollments }, '2026-11-21')).toBe(false);
    expect(isPast({ status: 'ACTIVE', enrollments }, '2026-11-22')).toBe(true);
  });

  test('not for a student enrolled again, nor for a guest without an enrollment', () => {
    expect(isPast({ status: 'ACTIVE', enrollments: [{ toDate: '2026-03-31' }, { toDate: null }] }, '2026-11-21')).toBe(
      false,
    );
    expect(isPast({ status: 'ACTIVE', enrollments: [] }, '2026-11-21')).toBe(false);
  });
});
