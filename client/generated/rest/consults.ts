// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse, Id, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type ConsultChange = ConsultInput & {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
};

export interface ConsultInput {
  /** Not later than now */
  consultedAt: string;
  /** Who talked; whoever writes it when absent */
  consultedBy?: Id | null;
  /** 학습, 성적, 출결, 진로·입시, 생활, 수납, 기타 */
  topic: ConsultInputTopic;
  channel: ConsultInputChannel;
  counterpart: ConsultInputCounterpart;
  /**
     * @minLength 1
     * @maxLength 5000
     */
  body: string;
  /** The counsel booking of this student it comes of; stays when absent */
  clinicParticipantId?: Id | null;
  /** When to talk again, not before the day of the consult */
  followUpOn?: string | null;
}

export type ConsultInputChannel = typeof ConsultInputChannel[keyof typeof ConsultInputChannel];

export const ConsultInputChannel = {
  PHONE: 'PHONE',
  VISIT: 'VISIT',
  VIDEO_CALL: 'VIDEO_CALL',
  MESSAGE: 'MESSAGE',
} as const;

export type ConsultInputCounterpart = typeof ConsultInputCounterpart[keyof typeof ConsultInputCounterpart];

export const ConsultInputCounterpart = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
  BOTH: 'BOTH',
} as const;

/**
 * 학습, 성적, 출결, 진로·입시, 생활, 수납, 기타
 */
export type ConsultInputTopic = typeof ConsultInputTopic[keyof typeof ConsultInputTopic];

export const ConsultInputTopic = {
  STUDY: 'STUDY',
  SCORES: 'SCORES',
  ATTENDANCE: 'ATTENDANCE',
  CAREER: 'CAREER',
  LIFE: 'LIFE',
  PAYMENT: 'PAYMENT',
  OTHER: 'OTHER',
} as const;

/**
 * @summary 상담 기록 쓰기
 */
export const createConsult = (studentId: string, consultInput: ConsultInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/consult`, { json: consultInput }, init);

export const useCreateConsult = () =>
  useCommand(['consults'], ({ studentId, data, init }: { studentId: string; data: ConsultInput; init?: RequestInit }) => createConsult(studentId, data, init));

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 상담 기록 고치기
 */
export const updateConsult = (consultId: string, consultChange: ConsultChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/consult/${consultId}`, { json: consultChange }, init);

export const useUpdateConsult = () =>
  useCommand(['consults'], ({ consultId, data, init }: { consultId: string; data: ConsultChange; init?: RequestInit }) => updateConsult(consultId, data, init));

/**
 * @summary 상담 기록 지우기
 */
export const deleteConsult = (consultId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/students/consult/${consultId}`, {}, init);

export const useDeleteConsult = () =>
  useCommand(['consults'], ({ consultId, init }: { consultId: string; init?: RequestInit }) => deleteConsult(consultId, init));
