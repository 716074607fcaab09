import type { SmsFate } from '../../ports/sms.ts';
import { withoutNumbers } from './call.ts';
import type { SolapiStored } from './wire.ts';

/** 2000 taken, 3000 at the carrier, 4000 arrived; every other code is a failure. */
const onItsWay = new Set(['2000', '3000']);

/** The provider's status of a text as ours; null where it says none. */
export function fateOf({ messageId, statusCode, reason, statusMessage }: SolapiStored): SmsFate | null {
  if (typeof messageId !== 'string' || typeof statusCode !== 'string') return null;
  const state = statusCode === '4000' ? 'DELIVERED' : onItsWay.has(statusCode) ? 'SENT' : 'FAILED';
  return {
    providerId: messageId,
    state,
    code: statusCode.slice(0, 50),
    reason: withoutNumbers(reason ?? statusMessage ?? ''),
  };
}
