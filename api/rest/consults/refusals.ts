import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  consults_clinic_participant_key: [
    409,
    'already-recorded',
    '이 예약의 상담 기록이 이미 있습니다.',
    'clinicParticipantId',
  ],
  consults_clinic_participant_fkey: [422, 'invalid-value', '이 학생의 상담 예약이 아닙니다.', 'clinicParticipantId'],
  consults_follow_up_later: [422, 'invalid-value', '다시 이야기할 날은 상담한 날보다 빠를 수 없습니다.', 'followUpOn'],
  consults_not_ahead: [422, 'invalid-value', '상담 기록은 이미 한 상담만 남길 수 있습니다.', 'consultedAt'],
};
