import { expect, it } from 'vitest';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { slotClashes } from './slotClashes.ts';

const times = { heldOn: '2026-12-21', startsAt: '2026-12-21T08:00:00.000Z', endsAt: '2026-12-21T10:00:00.000Z' };
const there = { ...buildClinicSlot({ ...times, room: '클리닉실', taId: 'one' }), load: { booked: 0, waiting: 0 } };
const wanted = {
  reserveType: 'CLINIC' as 'CLINIC' | 'COUNSEL',
  startsAt: '2026-12-21T09:00:00.000Z',
  endsAt: '2026-12-21T11:00:00.000Z',
  room: '302호',
  taId: null as string | null,
};
const clashes = (change: Partial<typeof wanted>) => slotClashes({ ...wanted, ...change }, [there]);

it('says what is in the same place, and where who is in charge is then', () => {
  expect(clashes({})).toEqual([]);
  expect(clashes({ room: '클리닉실 ' })).toEqual(['같은 장소에 17:00–19:00 시간이 있습니다.']);
  expect(clashes({ room: '클리닉실', startsAt: '2026-12-21T10:00:00.000Z' })).toEqual([]);
  expect(clashes({ room: '클리닉실', startsAt: '', endsAt: '' })).toEqual([]);
  // One helps in two clinics at once, but talks with one student.
  expect(clashes({ taId: 'one' })).toEqual([]);
  expect(clashes({ taId: 'one', reserveType: 'COUNSEL' })).toEqual([
    '담당 조교가 17:00–19:00에 다른 시간을 맡고 있습니다.',
  ]);
});
