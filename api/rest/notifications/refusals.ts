import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  push_subscriptions_service_known: [400, 'validation-failed', '알 수 없는 푸시 서비스입니다.', 'endpoint'],
};
