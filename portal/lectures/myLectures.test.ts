import { describe, expect, test } from 'vitest';
import { isPast } from './myLectures.ts';

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
