import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  inquiries_closed: [409, 'inquiries-closed', '지금은 문의를 받지 않습니다. 전화로 문의해 주세요.'],
  inquiries_lecture_open: [
    409,
    'lecture-closed',
    '모집이 끝난 강의입니다. 다른 강의를 고르거나 전화 상담을 신청해 주세요.',
    'lectureId',
  ],
};
