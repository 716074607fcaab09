// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type Birthday = components['schemas']['Birthday'];
export type ConsentGiver = components['schemas']['ConsentGiver'];
export const ConsentGiver = { STUDENT: 'STUDENT', GUARDIAN: 'GUARDIAN' } as const;
export type ConsentInput = components['schemas']['ConsentInput'];
export type ConsentKind = components['schemas']['ConsentKind'];
export const ConsentKind = { REQUIRED: 'REQUIRED', MARKETING: 'MARKETING', PHOTO: 'PHOTO' } as const;
export type ConsentMethod = components['schemas']['ConsentMethod'];
export const ConsentMethod = { PAPER: 'PAPER', IN_PERSON: 'IN_PERSON', LINK: 'LINK' } as const;
export type OwnConsent = components['schemas']['OwnConsent'];

/**
 * What a student or guardian allowed, when and how. Of students under 14 the guardian does (409 guardian-needed). One that stands is not given twice (409 consent-stands).
 * @summary 동의 적기
 */
export const recordConsent = (studentId: string, consentInput: ConsentInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/consents`, { json: consentInput }, init);

export const useRecordConsent = () =>
  useCommand(['consents', 'pendingTerms'], ({ studentId, data, init }: { studentId: string; data: ConsentInput; init?: RequestInit }) => recordConsent(studentId, data, init));

/**
 * Felt at once. Advertising texts that wait for this person are not sent.
 * @summary 동의 철회 적기
 */
export const withdrawConsent = (consentId: string, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/consents/${consentId}/withdraw`, {}, init);

export const useWithdrawConsent = () =>
  useCommand(['consents', 'smsResults'], ({ consentId, init }: { consentId: string; init?: RequestInit }) => withdrawConsent(consentId, init));

/**
 * Says until when the guardian consents; without it the school year does.
 * @summary 생년월일 적기
 */
export const setBirthday = (studentId: string, birthday: Birthday, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/students/${studentId}/birthday`, { json: birthday }, init);

export const useSetBirthday = () =>
  useCommand(['students', 'consentStates'], ({ studentId, data, init }: { studentId: string; data: Birthday; init?: RequestInit }) => setBirthday(studentId, data, init));

/**
 * By the student, who is 14 or older (409 guardian-needed).
 * @summary 내 동의
 */
export const giveConsent = (ownConsent: OwnConsent, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/consents`, { json: ownConsent }, init);

export const useGiveConsent = () =>
  useCommand(['consents', 'pendingTerms'], ({ data, init }: { data: OwnConsent; init?: RequestInit }) => giveConsent(data, init));

/**
 * What one gave oneself; what the guardian gave only the guardian takes back, at the academy (409 guardian-only).
 * @summary 내 동의 철회
 */
export const withdrawOwnConsent = (consentId: string, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/sp/consents/${consentId}/withdraw`, {}, init);

export const useWithdrawOwnConsent = () =>
  useCommand(['consents', 'smsResults'], ({ consentId, init }: { consentId: string; init?: RequestInit }) => withdrawOwnConsent(consentId, init));
