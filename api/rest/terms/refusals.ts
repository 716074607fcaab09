import { overtaken, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  terms_stale: overtaken({ title: '제목', body: '본문' }),
  terms_pkey: [409, 'duplicate-id', '같은 주소의 약관이 이미 있습니다.', 'id'],
};
