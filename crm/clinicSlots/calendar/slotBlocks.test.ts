import { expect, test } from 'vitest';
import { blockOf, instantAt, movedTimes, slotTitle, type Slot } from './slotBlocks.ts';

const slot: Slot = {
  id: 's',
  reserveType: 'CLINIC',
  counselType: null,
  heldOn: '2026-11-24',
  room: '클리닉실',
  note: '',
  capacity: 14,
  startsAt: '2026-11-24T09:00:00.000Z',
  endsAt: '2026-11-24T11:00:00.000Z',
  taId: null,
  opensAt: null,
  version: 3,
  closesAt: '2026-11-24T08:00:00.000Z',
  cancelUntil: '2026-11-24T07:00:00.000Z',
  load: { booked: 14, waiting: 2 },
};

test('is on its date at the time in Seoul', () => {
  expect(blockOf(slot)).toMatchObject({ day: '2026-11-24', from: 1080, to: 1200, name: '클리닉실' });
});

test('moving a slot moves its deadlines', () => {
  expect(movedTimes(slot, { day: '2026-11-25', from: 1140, to: 1260 })).toEqual({
    startsAt: '2026-11-25T10:00:00.000Z',
    endsAt: '2026-11-25T12:00:00.000Z',
    opensAt: null,
    closesAt: '2026-11-25T09:00:00.000Z',
    cancelUntil: '2026-11-25T08:00:00.000Z',
  });
});

test('a shortened slot has no deadline after its end', () => {
  const open = { ...slot, closesAt: slot.endsAt };
  expect(movedTimes(open, { day: '2026-11-24', from: 1080, to: 1095 }).closesAt).toBe('2026-11-24T09:15:00.000Z');
});

test('24:00 is midnight of the next day', () => {
  expect(instantAt('2026-11-24', 1440)).toBe('2026-11-24T15:00:00.000Z');
});

test('a counsel is named by its kind', () => {
  const counsel = { reserveType: 'COUNSEL', counselType: 'PARENT', room: '상담실' } as const;
  expect([slotTitle(counsel), slotTitle({ ...counsel, counselType: null, room: '' })]).toEqual([
    '학부모 상담 · 상담실',
    '상담',
  ]);
});
