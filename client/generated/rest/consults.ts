// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type AlertSettings = components['schemas']['AlertSettings'];
export type ConsultChange = components['schemas']['ConsultChange'];
export type ConsultChannel = components['schemas']['ConsultChannel'];
export const ConsultChannel = { PHONE: 'PHONE', VISIT: 'VISIT', VIDEO_CALL: 'VIDEO_CALL', MESSAGE: 'MESSAGE' } as const;
export type ConsultCounterpart = components['schemas']['ConsultCounterpart'];
export const ConsultCounterpart = { STUDENT: 'STUDENT', PARENT: 'PARENT', BOTH: 'BOTH' } as const;
export type ConsultInput = components['schemas']['ConsultInput'];
export type ConsultTopic = components['schemas']['ConsultTopic'];
export const ConsultTopic = { STUDY: 'STUDY', SCORES: 'SCORES', ATTENDANCE: 'ATTENDANCE', CAREER: 'CAREER', LIFE: 'LIFE', PAYMENT: 'PAYMENT', OTHER: 'OTHER' } as const;

/** 상담 기록 작성 */
export const createConsult = (studentId: string, consultInput: ConsultInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/consult`, { json: consultInput }, init);

export const useCreateConsult = () =>
  useCommand(['consults', 'consultTasks'], ({ studentId, data, init }: { studentId: string; data: ConsultInput; init?: RequestInit }) => createConsult(studentId, data, init));

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 상담 기록 수정
 */
export const updateConsult = (consultId: string, consultChange: ConsultChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/consult/${consultId}`, { json: consultChange }, init);

export const useUpdateConsult = () =>
  useCommand(['consults'], ({ consultId, data, init }: { consultId: string; data: ConsultChange; init?: RequestInit }) => updateConsult(consultId, data, init));

/** 상담 기록 삭제 */
export const deleteConsult = (consultId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/students/consult/${consultId}`, {}, init);

export const useDeleteConsult = () =>
  useCommand(['consults'], ({ consultId, init }: { consultId: string; init?: RequestInit }) => deleteConsult(consultId, init));

/**
 * Without a consult; one that is written closes the tasks of its student by itself. Saying it twice changes nothing.
 * @summary 상담할 일 마치기
 */
export const closeConsultTask = (taskId: string, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/students/consult-tasks/${taskId}/close`, {}, init);

export const useCloseConsultTask = () =>
  useCommand(['consultTasks'], ({ taskId, init }: { taskId: string; init?: RequestInit }) => closeConsultTask(taskId, init));

/** 챙길 학생의 기준 */
export const readAlertSettings = (init?: RequestInit) =>
  call<AlertSettings>('GET', `/students/alert-settings`, {}, init);

export const useReadAlertSettings = (options?: QueryOptions<AlertSettings>) =>
  useRead([`/students/alert-settings`], (init) => readAlertSettings(init), options);

/**
 * What is found from now on.
 * @summary 챙길 학생의 기준 바꾸기
 */
export const setAlertSettings = (alertSettings: AlertSettings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/students/alert-settings`, { json: alertSettings }, init);

export const useSetAlertSettings = () =>
  useCommand([], ({ data, init }: { data: AlertSettings; init?: RequestInit }) => setAlertSettings(data, init));
