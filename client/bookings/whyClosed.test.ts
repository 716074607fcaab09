import { expect, test } from 'vitest';
import type { CounselType } from './bookingKinds.ts';
import { whyClosed } from './whyClosed.ts';

const limits = { clinicLimit: 1, counselLimit: 1 };
/** Of a day far ahead, on Seoul's clock. */
const at = (hour: number, day = 3) => `2099-03-0${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;
const slot = (hour: number, day = 3, counselType: string | null = null) => ({
  startsAt: at(hour, day),
  endsAt: at(hour + 1, day),
  counselType,
});
const booked = (hour: number, more: { status?: string; counselType?: string } = {}) => ({
  status: 'RESERVED',
  counselType: null,
  startsAt: at(hour),
  endsAt: at(hour + 1),
  ...more,
});
const ask = { kind: 'CLINIC', limits, counselType: 'STUDY' as CounselType } as const;
const ofCounsel = { ...ask, kind: 'COUNSEL', mine: [booked(9, { counselType: 'STUDY' })] } as const;

test('the other clinics of a day are closed once its limit is reached; those of another day are not', () => {
  const mine = [booked(9)];
  expect(whyClosed({ ...ask, mine, slot: slot(15) })).toBe('이날 클리닉은 1건까지 예약해요');
  expect(whyClosed({ ...ask, mine, slot: slot(15, 4) })).toBe('');
  expect(whyClosed({ ...ask, mine: [booked(9, { status: 'WAITING' })], slot: slot(15) })).not.toBe('');
  expect(whyClosed({ ...ask, mine, slot: slot(15), limits: { ...limits, clinicLimit: 2 } })).toBe('');
  expect(whyClosed({ ...ask, mine, slot: slot(15), limits: undefined })).toBe('');
});

test('so are counsels of a type, on any day', () => {
  expect(whyClosed({ ...ofCounsel, slot: slot(15, 4) })).toBe('학습 상담은 1건까지 예약해요');
  expect(whyClosed({ ...ofCounsel, slot: slot(15, 4, 'CAREER') })).toBe('');
});

test('what is at the same hours says so first', () => {
  expect(whyClosed({ ...ask, mine: [booked(15)], slot: slot(15) })).toBe('다른 예약과 겹쳐요');
});
