// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

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

export interface SmsResend {
  sendKey: Id;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}

export interface SmsSender {
  /** solapi sends, outbox writes a file, off lets them wait */
  way: SmsSenderWay;
  isStopped: boolean;
  /** Texts that are due or planned and not sent yet */
  waiting: number;
  /** Texts that were sent and are not known to have arrived */
  asked: number;
  problem: SmsSenderProblem;
  account: SmsSenderAccount;
}

export type SmsSenderAccount = {
  /**
     * 원; null where nothing costs
     * @nullable
     */
  balance: number | null;
  senderNumbers: string[];
} | null;

export type SmsSenderProblem = {
  /** What holds texts up */
  reason: string;
  since: string;
} | null;

/**
 * solapi sends, outbox writes a file, off lets them wait
 */
export type SmsSenderWay = typeof SmsSenderWay[keyof typeof SmsSenderWay];

export const SmsSenderWay = {
  solapi: 'solapi',
  outbox: 'outbox',
  off: 'off',
} as const;

export interface SmsStop {
  isStopped: boolean;
}

/**
 * Queues one text, as SMS where it fits and else as LMS, to each number once. A retry with the same key queues nothing more.
 * 404 when one of the students is not there; 409 no-phone when nobody can be reached, 409 quiet-hours at night unless confirmed.
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const sendSms = (smsInput: SmsInput, init?: RequestInit) =>
  call<SmsQueued>('POST', `/sms/send`, { json: smsInput }, init);

export const useSendSms = () =>
  useCommand(['smsMessages'], ({ data, init }: { data: SmsInput; init?: RequestInit }) => sendSms(data, init));

/**
 * Which way texts go, whether they are stopped or held up, what waits, and the account at the provider; account is null when it does not answer.
 * @summary 문자가 나가는 길
 */
export const readSmsSender = (init?: RequestInit) =>
  call<SmsSender>('GET', `/sms/sender`, {}, init);

export const useReadSmsSender = (options?: QueryOptions<SmsSender>) =>
  useRead([`/sms/sender`], (init) => readSmsSender(init), options);

/**
 * Once it answers nothing more is handed to the provider; what was handed over before may still arrive. What waits longer than its time fails and says so.
 * @summary 모든 문자를 멈추거나 다시 보내기
 */
export const stopSms = (smsStop: SmsStop, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sms/sender/stop`, { json: smsStop }, init);

export const useStopSms = () =>
  useCommand(['smsMessages'], ({ data, init }: { data: SmsStop; init?: RequestInit }) => stopSms(data, init));

/**
 * Queues the same words again for those of this message who did not get it; a retry with the same key queues nothing more. 404 when there is no such message;
 * 409 nothing-failed when everyone got it, was cancelled or refuses advertising; 409 quiet-hours at night unless confirmed.
 * @summary 실패한 사람에게 다시 보내기
 */
export const resendFailedSms = (messageId: string, smsResend: SmsResend, init?: RequestInit) =>
  call<SmsQueued>('POST', `/sms/${messageId}/resend-failed`, { json: smsResend }, init);

export const useResendFailedSms = () =>
  useCommand(['smsMessages'], ({ messageId, data, init }: { messageId: string; data: SmsResend; init?: RequestInit }) => resendFailedSms(messageId, data, init));
