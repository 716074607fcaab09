import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  enrollments_capacity: [
    409,
    'full',
    ({ capacity }: { capacity: number }) =>
      `정원 ${capacity}명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.`,
  ],
  enrollments_stay: [
    409,
    'not-movable',
    '수강등록의 강의와 학생은 바꿀 수 없습니다. 이 등록을 끝내고 새로 등록해 주세요.',
  ],
  enrollments_no_overlap: [409, 'already-enrolled', '그 기간에 이미 등록되어 있는 학생입니다.'],
  enrollments_dates_forward: [422, 'invalid-value', '마지막 날이 시작일보다 빠릅니다.', 'toDate'],
};
