import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  notices_standing_of_clinic: [
    409,
    'standing-notice',
    '클리닉 화면에 걸린 공지는 직원 공지로 바꿀 수 없습니다.',
    'kind',
  ],
  notices_title_length: [422, 'invalid-value', '제목은 1–100자여야 합니다.', 'title'],
  notices_body_length: [422, 'invalid-value', '내용은 1–10,000자여야 합니다.', 'body'],
};
