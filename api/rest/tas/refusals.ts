import type { Refusals } from '../_protocol/refusals.ts';
import { ownPay } from '../_protocol/ownPay.ts';
import { sayOpenPay, type OpenPay } from './openPay.ts';

/** Nothing that is to come is given to somebody who does not work here. */
export const sayInactiveTa = ({ name }: { name: string }): string =>
  `${name} 조교는 비활성 상태입니다. 다른 조교를 고르거나 다시 활성으로 바꿔 주세요.`;

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  tas_anonymised_bare: [409, 'still-known', '레벨, 권한, 계좌가 남아 있는 조교는 익명 처리할 수 없습니다.'],
  tas_user_type: [409, 'wrong-user-type', '이 사용자는 조교 계정이 아닙니다.'],
  tas_unknown: [404, 'not-found', '없는 조교입니다.'],
  tas_anonymised: [409, 'anonymised', '익명 처리된 조교입니다. 기록을 추가하거나 바꿀 수 없습니다.'],
  tas_inactive: [409, 'inactive', sayInactiveTa, 'taId'],
  tas_own_level: [409, 'own-level', '자기 관리자 권한은 스스로 바꿀 수 없습니다. 다른 관리자에게 요청해 주세요.'],
  tas_own_powers: [409, 'own-powers', '자기 권한은 스스로 바꿀 수 없습니다. 다른 관리자에게 요청해 주세요.'],
  ta_pay_terms_own: ownPay('급여 조건은'),
  ta_wage_types_own: ownPay('시급 구분은'),
  tas_pay_open: [
    409,
    'pay-open',
    ({ open }: { open: OpenPay[] }) => `급여가 정리되지 않아 삭제할 수 없습니다: ${open.map(sayOpenPay).join(', ')}.`,
  ],
  users_own_account: [409, 'own-account', '자기 계정은 스스로 끌 수 없습니다. 다른 관리자에게 요청해 주세요.'],
  managers_last: [409, 'last-manager', '로그인할 수 있는 마지막 관리자입니다. 다른 관리자를 먼저 정해 주세요.'],
};
