// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type ActualExam = components['schemas']['ActualExam'];
export type ActualExamKind = components['schemas']['ActualExamKind'];
export const ActualExamKind = { SCHOOL: 'SCHOOL', MOCK: 'MOCK', CSAT: 'CSAT' } as const;
export type ActualExamMarks = components['schemas']['ActualExamMarks'];
export type ActualExamScoreBatch = components['schemas']['ActualExamScoreBatch'];
export type ActualExamScoreChange = components['schemas']['ActualExamScoreChange'];
export type ActualExamScoreInput = components['schemas']['ActualExamScoreInput'];
export type ActualExamScoreResult = components['schemas']['ActualExamScoreResult'];
export type ActualExamScoreRow = components['schemas']['ActualExamScoreRow'];

/**
 * A grade without its scale gets the one of the year the student began high school.
 * @summary 실전 성적 입력
 */
export const createActualExamScore = (studentId: string, actualExamScoreInput: ActualExamScoreInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/actual-exam-score`, { json: actualExamScoreInput }, init);

export const useCreateActualExamScore = () =>
  useCommand(['actualExamScores'], ({ studentId, data, init }: { studentId: string; data: ActualExamScoreInput; init?: RequestInit }) => createActualExamScore(studentId, data, init));

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 실전 성적 수정
 */
export const updateActualExamScore = (actualExamScoreId: string, actualExamScoreChange: ActualExamScoreChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/actual-exam-score/${actualExamScoreId}`, { json: actualExamScoreChange }, init);

export const useUpdateActualExamScore = () =>
  useCommand(['actualExamScores'], ({ actualExamScoreId, data, init }: { actualExamScoreId: string; data: ActualExamScoreChange; init?: RequestInit }) => updateActualExamScore(actualExamScoreId, data, init));

/** 실전 성적 삭제 */
export const deleteActualExamScore = (actualExamScoreId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/students/actual-exam-score/${actualExamScoreId}`, {}, init);

export const useDeleteActualExamScore = () =>
  useCommand(['actualExamScores'], ({ actualExamScoreId, init }: { actualExamScoreId: string; init?: RequestInit }) => deleteActualExamScore(actualExamScoreId, init));

/**
 * All or none, as one change set. A row without a version is new; 409 version-conflict names those that somebody wrote meanwhile.
 * @summary 실전 성적 한 번에 입력
 */
export const saveActualExamScores = (actualExamScoreBatch: ActualExamScoreBatch, init?: RequestInit) =>
  call<ActualExamScoreResult>('PUT', `/students/actual-exam-score/batch`, { json: actualExamScoreBatch }, init);

export const useSaveActualExamScores = () =>
  useCommand(['actualExamScores'], ({ data, init }: { data: ActualExamScoreBatch; init?: RequestInit }) => saveActualExamScores(data, init));
