import { expect, test } from 'vitest';
import type { PortalMyWeekQuery } from '../generated/graphql.ts';
import { daysOf, mondayOf, weekTimes } from './meetings.ts';

/** Sunday, 23:30 in Seoul. */
const now = new Date('2026-11-22T14:30:00Z');

test('a week begins on Monday, whatever day the address names', () => {
  expect(mondayOf(null, now)).toBe('2026-11-16');
  expect(mondayOf('2026-11-23', now)).toBe('2026-11-23');
  expect(mondayOf('2026-12-06', now)).toBe('2026-11-30');
  expect(mondayOf('nonsense', now)).toBe('2026-11-16');
  expect(weekTimes('2026-11-16')).toEqual({
    first: '2026-11-16',
    last: '2026-11-22',
    from: '2026-11-16T00:00:00+09:00',
    until: '2026-11-23T00:00:00+09:00',
  });
});

test('each day has its lessons, made or not, its makeups and its bookings, in order of time', () => {
  const held = (id: string, heldOn: string, startsAt: string, makeupFor: { id: string } | null) => ({
    id,
    lectureId: 'l',
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn,
    startsAt,
    endsAt: '21:00:00',
    room: '302호',
    lecture: { name: '미적분' },
    participants: [{ makeupFor }],
  });
  const week: PortalMyWeekQuery = {
    lectures: [{ id: 'l', name: '미적분' }],
    upcoming: [held('makeup', '2026-11-18', '18:00:00', { id: 'p' }), held('lesson', '2026-11-20', '18:00:00', null)],
    times: [{ lectureId: 'l', heldOn: '2026-11-18', startsAt: '16:00:00', endsAt: '17:30:00', room: '' }],
    bookings: [
      {
        id: 'clinic',
        reserveType: 'CLINIC',
        counselType: null,
        status: 'RESERVED',
        startsAt: '2026-11-18T08:00:00Z',
        endsAt: '2026-11-18T09:00:00Z',
        slot: { room: '클리닉실' },
        waitingPlace: null,
        todos: [],
      },
    ],
  };
  const days = daysOf(week, '2026-11-16');
  expect(days.map(({ day, meetings }) => [day.slice(8), ...meetings.map(({ note, end }) => `${note} ${end}`)])).toEqual(
    [
      ['16'],
      ['17'],
      ['18', '17:30까지 ', '클리닉실 · 18:00까지 예약됨', '302호 · 21:00까지 보강'],
      ['19'],
      ['20', '302호 · 21:00까지 '],
      ['21'],
      ['22'],
    ],
  );
});
