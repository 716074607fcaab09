import { ownPay } from '../_protocol/ownPay.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  hourly_wage_types_name_key: [409, 'duplicate-name', '같은 이름의 시급 구분이 이미 있습니다.', 'name'],
  hourly_wage_types_name_form: [422, 'invalid-value', '이름은 1–30자여야 합니다.', 'name'],
  hourly_wages_own: ownPay('일에 적용되는 시급은'),
  ta_wage_types_wage_type_id_fkey: [409, 'in-use', '조교에게 정해진 시급 구분은 지울 수 없습니다.'],
};
