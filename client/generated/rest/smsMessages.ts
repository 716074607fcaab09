// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface SmsInput {
  sendKey: Id;
  addressee: SmsInputAddressee;
  /**
     * At most 2,000 bytes of EUC-KR
     * @minLength 1
     * @maxLength 2000
     */
  body: string;
  /**
     * @minItems 1
     * @maxItems 20000
     */
  studentIds: Id[];
  /** Goes only to those who allow advertising texts, by day; (광고) is put before it */
  isAdvertisement?: boolean;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}

export type SmsInputAddressee = typeof SmsInputAddressee[keyof typeof SmsInputAddressee];

export const SmsInputAddressee = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
} as const;

export interface SmsQueued {
  /** Left out of an advertisement */
  withoutConsent?: number;
  /** Numbers a message waits for */
  queued: number;
  /** Students of whom no number is known */
  withoutPhone: number;
}

/**
 * Queues one text, as SMS where it fits and else as LMS, to each number once. A retry with the same key queues nothing more.
 * 404 when one of the students is not there; 409 no-phone when nobody can be reached, 409 quiet-hours at night unless confirmed.
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const sendSms = (smsInput: SmsInput, init?: RequestInit) =>
  call<SmsQueued>('POST', `/sms/send`, { json: smsInput }, init);

export const useSendSms = () =>
  useCommand('sendSms', ({ data }: { data: SmsInput }) => sendSms(data));
