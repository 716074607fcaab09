import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  notices_standing_of_clinic: [
    409,
    'standing-notice',
    '클리닉 화면에 걸린 공지는 직원 공지로 바꿀 수 없습니다.',
    'kind',
  ],
};
