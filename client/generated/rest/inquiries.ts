// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type InquiryInput = components['schemas']['InquiryInput'];
export type InquiryOutcome = components['schemas']['InquiryOutcome'];

/**
 * Of a visitor who wishes to enrol or to be called, with consent to that. Who asks the same again changes nothing but the words.
 * 409 inquiries-closed, lecture-closed; 429 too many from one network. A filled `website` is the mark of a robot: nothing is kept.
 * @summary 문의 남기기
 */
export const createInquiry = (inquiryInput: InquiryInput, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/inquiries`, { json: inquiryInput }, init);

export const useCreateInquiry = () =>
  useCommand(['inquiries'], ({ data, init }: { data: InquiryInput; init?: RequestInit }) => createInquiry(data, init));

/**
 * Somebody called. Saying it twice changes nothing.
 * @summary 문의 마치기
 */
export const closeInquiry = (inquiryId: string, inquiryOutcome: InquiryOutcome, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/inquiries/${inquiryId}/close`, { json: inquiryOutcome }, init);

export const useCloseInquiry = () =>
  useCommand(['inquiries'], ({ inquiryId, data, init }: { inquiryId: string; data: InquiryOutcome; init?: RequestInit }) => closeInquiry(inquiryId, data, init));
