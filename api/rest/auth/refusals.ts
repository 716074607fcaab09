import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  users_login_id_form: [422, 'invalid-value', '아이디는 영문 소문자와 숫자로 4–32자여야 합니다.', 'loginId'],
  users_phone_e164: [422, 'invalid-value', '휴대폰 번호가 올바르지 않습니다.', 'phone'],
  users_type_fixed: [409, 'fixed', '학생이나 조교로 등록된 사용자의 구분은 바꿀 수 없습니다.', 'type'],
};
