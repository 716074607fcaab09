// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type SmsCancelled = components['schemas']['SmsCancelled'];
export type SmsChange = components['schemas']['SmsChange'];
export type SmsInput = components['schemas']['SmsInput'];
export type SmsPicture = components['schemas']['SmsPicture'];
export type SmsPictureContent = components['schemas']['SmsPictureContent'];
export type SmsPictureInput = components['schemas']['SmsPictureInput'];
export type SmsPreview = components['schemas']['SmsPreview'];
export type SmsQueued = components['schemas']['SmsQueued'];
export type SmsRequest = components['schemas']['SmsRequest'];
export type SmsResend = components['schemas']['SmsResend'];
export type SmsSender = components['schemas']['SmsSender'];
export type SmsSource = components['schemas']['SmsSource'];
export type SmsStop = components['schemas']['SmsStop'];
export type SmsWays = components['schemas']['SmsWays'];
export type TextPictureId = components['schemas']['TextPictureId'];
export type TextTemplateId = components['schemas']['TextTemplateId'];

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
  useCommand(['smsMessages', 'smsResults'], ({ data, init }: { data: SmsStop; init?: RequestInit }) => stopSms(data, init));

/**
 * A picture becomes an upright JPEG of at most 200 kB without the facts that a camera writes into it. 413 above 10 MB, 415 for what is no picture, 422 for one that is broken, carries another file or has too many pixels. Forgotten after a day when no text has it.
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
 * @summary 예약한 문자 수정
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
