// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface SmsCancelled {
  /** Texts that do not go out any more */
  cancelled: number;
}

export interface SmsChange {
  /**
     * @minLength 1
     * @maxLength 2000
     */
  body?: string;
  scheduledAt?: string;
  quietHoursConfirmed?: boolean;
}

export interface SmsInput {
  sendKey: Id;
  addressee: SmsInputAddressee;
  /**
     * At most 2,000 bytes of EUC-KR once its #{변수} are filled
     * @minLength 1
     * @maxLength 2000
     */
  body: string;
  /**
     * Who gets it; this or a source
     * @minItems 1
     * @maxItems 20000
     */
  studentIds?: Id[];
  source?: SmsSource;
  templateId?: TextTemplateId;
  pictureId?: TextPictureId;
  /** When it goes out; at once without it */
  scheduledAt?: string;
  /** Goes only to those who allow advertising texts, by day; (광고) is put before it */
  isAdvertisement?: boolean;
  /** May go out between 21:00 and 08:00 */
  quietHoursConfirmed?: boolean;
}

export type SmsInputAddressee = typeof SmsInputAddressee[keyof typeof SmsInputAddressee];

export const SmsInputAddressee = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
  BOTH: 'BOTH',
} as const;

export interface SmsPicture {
  id: Id;
  /** Of the picture as it is sent, at most 200,000 */
  byteLength: number;
}

export interface SmsPictureContent {
  /** A JPEG in base64 */
  jpeg: string;
}

export interface SmsPictureInput {
  /** JPEG, PNG or WebP, 10 MB at most */
  file: Blob;
}

export interface SmsPreview {
  /** Students that were found */
  people: number;
  /** Texts that would go out */
  numbers: number;
  withoutPhone: number;
  withoutConsent: number;
  /** Texts saved since siblings, or a student and the guardian, share a number */
  merged: number;
  /** The price class of all of them */
  channel: SmsPreviewChannel;
  /** The price class where an 알림톡 cannot arrive */
  fallback?: SmsPreviewFallback;
  /** EUC-KR bytes of the longest */
  longest: number;
  /** Texts of more than 90 bytes */
  overSms: number;
  /** It would go out between 21:00 and 08:00 */
  isQuiet: boolean;
  /** What may be written for these people */
  variables: string[];
  /** Variables that cannot be filled, and for whom */
  missing: SmsPreviewMissingItem[];
  /** Who gets what, the first 500 */
  texts: SmsPreviewTextsItem[];
  /** Who gets nothing, the first 500 */
  left: SmsPreviewLeftItem[];
}

/**
 * The price class of all of them
 */
export type SmsPreviewChannel = typeof SmsPreviewChannel[keyof typeof SmsPreviewChannel];

export const SmsPreviewChannel = {
  SMS: 'SMS',
  LMS: 'LMS',
  MMS: 'MMS',
  ALIMTALK: 'ALIMTALK',
  TOO_LONG: 'TOO_LONG',
} as const;

/**
 * The price class where an 알림톡 cannot arrive
 */
export type SmsPreviewFallback = typeof SmsPreviewFallback[keyof typeof SmsPreviewFallback];

export const SmsPreviewFallback = {
  SMS: 'SMS',
  LMS: 'LMS',
} as const;

export type SmsPreviewLeftItem = {
  name: string;
  reason: SmsPreviewLeftItemReason;
};

export type SmsPreviewLeftItemReason = typeof SmsPreviewLeftItemReason[keyof typeof SmsPreviewLeftItemReason];

export const SmsPreviewLeftItemReason = {
  NO_PHONE: 'NO_PHONE',
  NO_CONSENT: 'NO_CONSENT',
} as const;

export type SmsPreviewMissingItem = {
  variable: string;
  count: number;
  /** The first of them */
  names: string[];
};

export type SmsPreviewTextsItem = {
  /** One student */
  name: string;
  addressee: SmsPreviewTextsItemAddressee;
  phone: string;
  body: string;
  byteLength: number;
};

export type SmsPreviewTextsItemAddressee = typeof SmsPreviewTextsItemAddressee[keyof typeof SmsPreviewTextsItemAddressee];

export const SmsPreviewTextsItemAddressee = {
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

export interface SmsRequest {
  addressee: SmsRequestAddressee;
  /**
     * Empty while nothing is written yet
     * @maxLength 2000
     */
  body: string;
  /**
     * @minItems 1
     * @maxItems 20000
     */
  studentIds?: Id[];
  source?: SmsSource;
  templateId?: TextTemplateId;
  pictureId?: TextPictureId;
  scheduledAt?: string;
  isAdvertisement?: boolean;
}

export type SmsRequestAddressee = typeof SmsRequestAddressee[keyof typeof SmsRequestAddressee];

export const SmsRequestAddressee = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
  BOTH: 'BOTH',
} as const;

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

/**
 * Who gets a text, found by the server when it is sent
 */
export interface SmsSource {
  /** Of a lecture, a week, a tag, marks of a week, scores of an exam, or those of a lecture with no clinic booking to come */
  kind: SmsSourceKind;
  id: Id;
  /**
     * ATTENDANCE only
     * @minItems 1
     * @maxItems 50
     */
  attendanceTypeIds?: Id[];
  /** SCORE only */
  belowCutline?: boolean;
  /**
     * SCORE only: from this score on
     * @minimum 0
     */
  minScore?: number;
  /**
     * SCORE only: up to this score
     * @minimum 0
     */
  maxScore?: number;
}

/**
 * Of a lecture, a week, a tag, marks of a week, scores of an exam, or those of a lecture with no clinic booking to come
 */
export type SmsSourceKind = typeof SmsSourceKind[keyof typeof SmsSourceKind];

export const SmsSourceKind = {
  LECTURE: 'LECTURE',
  WEEK: 'WEEK',
  TAG: 'TAG',
  ATTENDANCE: 'ATTENDANCE',
  SCORE: 'SCORE',
  WITHOUT_BOOKING: 'WITHOUT_BOOKING',
} as const;

export interface SmsStop {
  isStopped: boolean;
}

export interface SmsWays {
  /** The academy has a Kakao channel */
  alimtalk: boolean;
}

/**
 * A picture that was uploaded for it; it goes as MMS then
 */
export type TextPictureId = Id;

/**
 * The template that the words were taken from; its 알림톡 is sent where they are unchanged
 */
export type TextTemplateId = Id;

/**
 * Queues one text, as SMS where it fits and else as LMS, to each number once. The unchanged words of a template that has one go as 알림톡 first; the
 * provider sends the text where that cannot arrive. With a picture it goes as MMS. A retry with the same key queues nothing more.
 * Its #{변수} are filled for each person; siblings who share a number get one text made for all of them. 404 when one of the students or the source is
 * not there; 409 nobody when the source has no students, no-phone when nobody can be reached, quiet-hours at night unless confirmed, no-opt-out for
 * an advertisement where no number for refusing it is set; 422 unfilled names the people for whom a variable has no value.
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const sendSms = (smsInput: SmsInput, init?: RequestInit) =>
  call<SmsQueued>('POST', `/sms/send`, { json: smsInput }, init);

export const useSendSms = () =>
  useCommand(['smsMessages'], ({ data, init }: { data: SmsInput; init?: RequestInit }) => sendSms(data, init));

/**
 * Writes nothing. 404 when one of the students or the source is not there.
 * @summary 문자를 보내기 전에 누가 무엇을 받는지 보기
 */
export const previewSms = (smsRequest: SmsRequest, init?: RequestInit) =>
  call<SmsPreview>('POST', `/sms/preview`, { json: smsRequest }, init);

export const usePreviewSms = () =>
  useCommand([], ({ data, init }: { data: SmsRequest; init?: RequestInit }) => previewSms(data, init));

/**
 * Whether templates may go as 알림톡 here, with a text where it cannot arrive.
 * @summary 문자 말고 보낼 수 있는 길
 */
export const readSmsWays = (init?: RequestInit) =>
  call<SmsWays>('GET', `/sms/ways`, {}, init);

export const useReadSmsWays = (options?: QueryOptions<SmsWays>) =>
  useRead([`/sms/ways`], (init) => readSmsWays(init), options);

/**
 * Which way texts go, whether they are stopped or held up, what waits, and the account at the provider; account is null when it does not answer.
 * @summary 문자 발송 방법
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
 * A JPEG, PNG or WebP becomes an upright JPEG of at most 200 kB without the facts that a camera writes into it. 413 above 10 MB, 415 for what is no such picture. Forgotten after a day when no text has it.
 * @summary 문자에 넣을 사진 올리기
 */
export const uploadSmsPicture = (smsPictureInput: SmsPictureInput, init?: RequestInit) =>
  call<SmsPicture>('POST', `/sms/pictures`, { form: smsPictureInput }, init);

export const useUploadSmsPicture = () =>
  useCommand([], ({ data, init }: { data: SmsPictureInput; init?: RequestInit }) => uploadSmsPicture(data, init));

/**
 * As phones get it. 404 when there is no such picture.
 * @summary 문자에 넣은 사진
 */
export const readSmsPicture = (pictureId: string, init?: RequestInit) =>
  call<SmsPictureContent>('GET', `/sms/pictures/${pictureId}`, {}, init);

export const useReadSmsPicture = (pictureId: string, options?: QueryOptions<SmsPictureContent>) =>
  useRead([`/sms/pictures/${pictureId}`], (init) => readSmsPicture(pictureId, init), options);

/**
 * Other words or another time for a text of which nothing has gone out; the people are found again. 404 when there is no such message; 409 already-sent when
 * some of it has gone out or was cancelled; the refusals of sending else.
 * @summary 예약한 문자 고치기
 */
export const changeSms = (messageId: string, smsChange: SmsChange, init?: RequestInit) =>
  call<SmsQueued>('PATCH', `/sms/${messageId}`, { json: smsChange }, init);

export const useChangeSms = () =>
  useCommand(['smsMessages'], ({ messageId, data, init }: { messageId: string; data: SmsChange; init?: RequestInit }) => changeSms(messageId, data, init));

/**
 * Those that were handed to the provider still arrive. 404 when there is no such message; 409 already-sent when nothing waits any more.
 * @summary 아직 보내지 않은 문자 취소하기
 */
export const cancelSms = (messageId: string, init?: RequestInit) =>
  call<SmsCancelled>('POST', `/sms/${messageId}/cancel`, {}, init);

export const useCancelSms = () =>
  useCommand(['smsMessages'], ({ messageId, init }: { messageId: string; init?: RequestInit }) => cancelSms(messageId, init));

/**
 * Queues the same words again for those of this message who did not get it; a retry with the same key queues nothing more. 404 when there is no such message;
 * 409 nothing-failed when everyone got it, was cancelled or refuses advertising; 409 quiet-hours at night unless confirmed.
 * @summary 실패한 사람에게 다시 보내기
 */
export const resendFailedSms = (messageId: string, smsResend: SmsResend, init?: RequestInit) =>
  call<SmsQueued>('POST', `/sms/${messageId}/resend-failed`, { json: smsResend }, init);

export const useResendFailedSms = () =>
  useCommand(['smsMessages'], ({ messageId, data, init }: { messageId: string; data: SmsResend; init?: RequestInit }) => resendFailedSms(messageId, data, init));
