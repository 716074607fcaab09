import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  report_links_fixed: [422, 'invalid-value', '성적표 링크는 다른 성적표를 열 수 없습니다.'],
  report_links_revoked: [422, 'invalid-value', '해지한 링크는 다시 열 수 없습니다. 새 링크를 만들어 주세요.'],
};
