import type { SmsFate } from '../../ports/sms.ts';
import { withoutNumbers } from './call.ts';
import type { SolapiStored } from './wire.ts';

/** 2000 taken, 3000 at the carrier, 4000 arrived; every other code is a failure. */
const onItsWay = new Set(['2000', '3000']);
const ways: Readonly<Record<string, SmsFate['wentBy']>> = { ATA: 'ALIMTALK', SMS: 'SMS', LMS: 'LMS', MMS: 'MMS' };

/** The provider's status of a text as ours; null where it says none. */
export function fateOf(stored: SolapiStored, isOver = false): SmsFate | null {
  const { messageId, statusCode, reason, statusMessage, type } = stored;
  if (typeof messageId !== 'string' || typeof statusCode !== 'string') return null;
  const isGoing = onItsWay.has(statusCode) || (!isOver && maybeReplaced(stored));
  return {
    providerId: messageId,
    state: statusCode === '4000' ? 'DELIVERED' : isGoing ? 'SENT' : 'FAILED',
    wentBy: ways[type ?? ''] ?? null,
    code: statusCode.slice(0, 50),
    reason: withoutNumbers(reason ?? statusMessage ?? ''),
  };
}

/** An 알림톡 that failed and may still go as a text: taken for a failure, it could be sent again and come twice. */
export function maybeReplaced({ type, statusCode, kakaoOptions }: SolapiStored): boolean {
  const isFailed = typeof statusCode === 'string' && statusCode !== '4000' && !onItsWay.has(statusCode);
  return isFailed && type === 'ATA' && kakaoOptions?.disableSms !== true;
}
