import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  saved_views_name_key: [409, 'duplicate-name', '같은 이름의 보기가 이미 있습니다.', 'name'],
  saved_views_query_length: [422, 'invalid-value', '조건이 너무 길어 저장할 수 없습니다. 검색어를 줄여 주세요.'],
};
