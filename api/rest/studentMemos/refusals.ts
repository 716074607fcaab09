import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  student_memos_body_length: [422, 'invalid-value', '메모는 1–2,000자여야 합니다.', 'body'],
  student_memos_body_not_blank: [422, 'invalid-value', '메모를 적어 주세요.', 'body'],
};
