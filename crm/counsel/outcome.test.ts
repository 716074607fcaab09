import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const booking = {
  id: 'b',
  status: 'ARRIVED',
  counselType: 'PARENT',
  memo: '',
  version: 1,
  taStaff: null,
  startsAt: '2026-03-02T09:30:00Z',
  endsAt: '2026-03-02T10:00:00Z',
  student: { id: 's', studentNumber: '20260001', school: '세움고', grade: '고2', user: { name: '김민수' } },
} as const;

test('fills in the consult from the booking', () => {
  expect(outcomeOf(booking)).toEqual({
    clinicParticipantId: 'b',
    day: '2026-03-02',
    time: '18:30:00',
    topic: 'STUDY',
    channel: 'VISIT',
    counterpart: 'PARENT',
  });
  expect(outcomeOf({ ...booking, counselType: 'SCORES' })).toMatchObject({ topic: 'SCORES', counterpart: 'STUDENT' });
});

test('does not record a counsel in the future', () => {
  const { day } = outcomeOf({ ...booking, startsAt: '2999-01-01T00:00:00Z' });
  expect(day < '2999').toBe(true);
});
