import { ownPay } from '../_protocol/ownPay.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  hourly_wages_own: ownPay('일에 적용되는 시급은'),
  ta_wage_types_wage_type_id_fkey: [409, 'in-use', '조교에게 정해진 시급 구분은 삭제할 수 없습니다.'],
};
