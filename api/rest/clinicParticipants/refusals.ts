import { counselWords } from '../clinicSlots/counselWords.ts';
import { moves, type Refusals } from '../_protocol/refusals.ts';
import { sayTime, seoulTime } from '../_protocol/seoul.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  clinic_participants_slot_fkey: [409, 'in-use', '없는 시간이거나, 예약이 있어 종류를 바꿀 수 없습니다.'],
  clinic_participants_capacity: [
    409,
    'full',
    ({ capacity }: { capacity: number }) =>
      `정원 ${capacity}명이 모두 찼습니다. 대기를 신청하거나 다른 시간을 골라 주세요.`,
  ],
  clinic_participants_no_overlap: [409, 'overlap', '같은 시간에 이미 예약이나 대기가 있습니다.'],
  clinic_participants_student_key: [409, 'already-reserved', '이미 이 시간에 예약했거나 대기하고 있습니다.'],
  clinic_participants_one_counsel: [409, 'overlap', '담당자가 그 시간에 다른 상담을 맡고 있습니다.', 'taId'],
  clinic_participants_kind_fixed: [409, 'fixed', '클리닉과 상담 사이로는 옮길 수 없습니다. 새로 예약해 주세요.'],
  clinic_participants_waiting_key: [
    409,
    'changed-since',
    '그 사이 대기 순서가 바뀌었습니다. 새로고침한 뒤 확인해 주세요.',
  ],
  clinic_participants_not_open: [
    409,
    'not-open',
    ({ opensAt }: { opensAt: string }) => `예약은 ${sayTime(new Date(opensAt))}부터입니다.`,
  ],
  clinic_participants_closed: [
    409,
    'closed',
    ({ closesAt }: { closesAt: string }) =>
      `예약은 ${sayTime(new Date(closesAt))}까지였습니다. 데스크에 문의해 주세요.`,
  ],
  clinic_participants_day_over: [409, 'ended', '지난 날의 시간에는 예약할 수 없습니다.'],
  clinic_participants_cancel_late: [
    409,
    'cancel-late',
    ({ cancelUntil }: { cancelUntil: string }) =>
      `취소는 ${sayTime(new Date(cancelUntil))}까지였습니다. 데스크에 문의해 주세요.`,
  ],
  clinic_participants_arrival_early: [409, 'too-early', '아직 그날이 아니어서 도착으로 바꿀 수 없습니다.'],
  clinic_participants_no_show_early: [409, 'too-early', '예약한 시간이 아직 끝나지 않아 불참으로 바꿀 수 없습니다.'],
  clinic_participants_student_fixed: [409, 'fixed', '예약의 학생은 바꿀 수 없습니다. 새로 예약해 주세요.'],
  clinic_participants_time_within_slot: [
    422,
    'invalid-value',
    ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      `시간은 ${seoulTime(new Date(startsAt))}–${seoulTime(new Date(endsAt))} 안에서 정해 주세요.`,
    'startsAt',
  ],
  clinic_participants_time_forward: [422, 'invalid-value', '끝나는 시각은 시작보다 늦어야 합니다.', 'endsAt'],
  clinic_participants_counsel_type_of_counsel: [422, 'invalid-value', '상담 종류를 골라 주세요.', 'counselType'],
  clinic_participants_counsel_type_of_slot: [
    409,
    'other-counsel',
    '이 시간에는 다른 종류의 상담을 받습니다.',
    'counselType',
  ],
  clinic_participants_counsel_limit: [
    409,
    'counsel-limit',
    ({ limit, type, name }: { limit: number; type: keyof typeof counselWords; name: string }) =>
      `${name} 학생은 ${counselWords[type]} 상담을 이미 ${limit}건 잡아 두었습니다. 그 상담을 마치거나 취소한 뒤에 예약해 주세요.`,
  ],
  clinic_participants_clinic_limit: [
    409,
    'clinic-limit',
    ({ limit, name }: { limit: number; name: string }) =>
      `${name} 학생은 이날 클리닉을 이미 ${limit}건 잡아 두었습니다. 다른 날을 고르거나, 그 예약을 취소한 뒤에 예약해 주세요.`,
  ],
  clinic_participants_slot_unknown: [409, 'in-use', '없는 시간입니다.'],
  clinic_participants_status_move: moves({
    WAITING: '대기',
    RESERVED: '예약',
    ARRIVED: '도착',
    DEPARTED: '귀가',
    CANCELLED: '취소',
    NO_SHOW: '불참',
  }),
};
