import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  tags_name_key: [409, 'duplicate-name', '같은 이름의 태그가 이미 있습니다.', 'name'],
  tags_name_form: [422, 'invalid-value', '태그 이름은 1–20자여야 합니다.', 'name'],
};
