import { sayMonth } from '../_protocol/seoul.ts';

/** A part of a TA's pay that is not settled, as the database's `open_pay` gives it. */
export interface OpenPay {
  kind: 'WORK' | 'CLAIM' | 'MONTH';
  month: string | null;
  count: number;
}

/** What has to be settled, as people say it. */
export function sayOpenPay({ kind, month, count }: OpenPay): string {
  if (kind === 'WORK') return '퇴근하지 않은 근무';
  if (kind === 'CLAIM') return `결정하지 않은 경비 청구 ${count}건`;
  return `${sayMonth(month ?? '')} 급여 마감 전`;
}
