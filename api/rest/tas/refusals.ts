import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  tas_user_type: [409, 'wrong-user-type', '이 사용자는 조교 계정이 아닙니다.'],
};
