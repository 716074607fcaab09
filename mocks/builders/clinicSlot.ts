import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 클리닉·상담 시간; by default a clinic of two hours from 17:00 with 14 seats. */
export function buildClinicSlot(overrides: Partial<Row<'clinic_slots'>> = {}): Row<'clinic_slots'> {
  const heldOn = overrides.heldOn ?? '2026-11-17';
  const startsAt = overrides.startsAt ?? `${heldOn}T08:00:00Z`;
  const endsAt = overrides.endsAt ?? `${heldOn}T10:00:00Z`;
  return {
    ...rowDefaults.clinic_slots,
    id: nextId(),
    reserveType: 'CLINIC',
    heldOn,
    startsAt,
    endsAt,
    room: '클리닉실',
    note: '오답 노트와 시험지를 가져오세요.',
    capacity: 14,
    closesAt: startsAt,
    cancelUntil: startsAt,
    createdBy: staff.admin.id,
    ...stamps,
    ...overrides,
  };
}
