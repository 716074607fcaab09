import type { Refusal } from './refusals.ts';

/**
 * The refusal of what somebody decides about their own pay.
 * @param what which part of it, with its particle: '급여 조건은'
 */
export const ownPay = (what: string): Refusal => [
  409,
  'own-pay',
  `자기 ${what} 스스로 정할 수 없습니다. 다른 관리자에게 요청해 주세요.`,
];
