import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  terms_pkey: [409, 'duplicate-id', '같은 주소의 약관이 이미 있습니다.', 'id'],
  terms_id_form: [422, 'invalid-value', '주소는 영어 소문자로 시작하고 소문자, 숫자, 붙임표로 씁니다.', 'id'],
  term_versions_day_key: [409, 'duplicate-day', '같은 날부터 시행하는 판이 이미 있습니다.', 'publishedFrom'],
  term_acceptances_published: [409, 'not-published', '아직 시행하지 않은 약관입니다.'],
  term_versions_published: [
    409,
    'published',
    '이미 시행한 약관은 수정하거나 삭제할 수 없습니다. 새 판을 만들어 주세요.',
  ],
  term_versions_from_today: [422, 'invalid-value', '시행일은 오늘이나 그 뒤여야 합니다.', 'publishedFrom'],
};
