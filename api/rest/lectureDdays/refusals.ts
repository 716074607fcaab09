import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  lecture_ddays_title_form: [422, 'invalid-value', '디데이 이름은 1–30자여야 합니다.', 'title'],
  lecture_ddays_sequence_key: [409, 'duplicate-sequence', '같은 순서의 디데이가 이미 있습니다.', 'sequence'],
};
