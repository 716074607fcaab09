import { inUseByStudents } from '../_protocol/problem/inUse.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  clinic_slots_place_key: [409, 'duplicate-slot', '같은 시각, 같은 장소에 이미 시간이 있습니다.', 'startsAt'],
  clinic_slots_hours_forward: [422, 'invalid-value', '끝나는 시각은 시작보다 늦고 12시간 안이어야 합니다.', 'endsAt'],
  clinic_slots_closes_before_end: [422, 'invalid-value', '예약 마감은 끝나는 시각보다 늦을 수 없습니다.', 'closesAt'],
  clinic_slots_cancel_before_end: [
    422,
    'invalid-value',
    '취소 기한은 끝나는 시각보다 늦을 수 없습니다.',
    'cancelUntil',
  ],
  clinic_slots_counsel_type_of_counsel: [422, 'invalid-value', '상담 종류는 상담 시간에만 정합니다.', 'counselType'],
  clinic_slots_in_use: inUseByStudents(
    '예약이나 기록이 있는 시간은 삭제할 수 없습니다',
    '예약을 먼저 옮기거나 취소해 주세요.',
  ),
  clinic_slots_capacity_below_booked: [
    409,
    'capacity-below-booked',
    ({ booked }: { booked: number }) => `이미 ${booked}명이 예약했습니다. 정원을 그보다 줄일 수 없습니다.`,
    'capacity',
  ],
  clinic_slots_opens_before_close: [422, 'invalid-value', '예약 시작은 마감보다 늦을 수 없습니다.', 'opensAt'],
  clinic_slots_participants_within: [
    422,
    'invalid-value',
    '따로 정한 시간이 새 시간 밖에 있는 학생이 있습니다. 그 학생의 시간을 먼저 바꿔 주세요.',
    'startsAt',
  ],
};
