import type { Refusals } from '../_protocol/refusals.ts';
import { lockedWords } from './wrong.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  parent_links_fixed: [422, 'invalid-value', '보호자 링크는 다른 것을 열 수 없습니다.'],
  parent_links_ended: [422, 'invalid-value', '끝난 링크는 다시 열 수 없습니다. 새 링크를 만들어 주세요.'],
  parent_links_locked: [403, 'link-locked', lockedWords],
  parent_links_counts_grow: [422, 'invalid-value', '보호자 링크의 횟수는 줄지 않습니다.'],
};
