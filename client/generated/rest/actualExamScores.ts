// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse, Id, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface ActualExam {
  kind: ActualExamKind;
  /**
     * Of a CSAT the 학년도
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  /** Of SCHOOL only */
  term?: number | null;
  /** Of SCHOOL only; null for the whole term */
  part?: ActualExamPart;
  /** Of MOCK only */
  month?: number | null;
  /**
     * @minLength 1
     * @maxLength 30
     */
  subject: string;
}

/**
 * 내신, 모의고사, 수능
 */
export type ActualExamKind = typeof ActualExamKind[keyof typeof ActualExamKind];

export const ActualExamKind = {
  SCHOOL: 'SCHOOL',
  MOCK: 'MOCK',
  CSAT: 'CSAT',
} as const;

export interface ActualExamMarks {
  /** 원점수 */
  rawScore?: number | null;
  /** 표준점수 */
  standardScore?: number | null;
  /** 백분위 */
  percentile?: number | null;
  /** 등급, 1 is best */
  grade?: number | null;
  /** How many grades there were; by the year of entry when absent */
  gradeScale?: ActualExamMarksGradeScale;
}

/**
 * How many grades there were; by the year of entry when absent
 */
export type ActualExamMarksGradeScale = typeof ActualExamMarksGradeScale[keyof typeof ActualExamMarksGradeScale] | null;

export const ActualExamMarksGradeScale = {
  NUMBER_5: 5,
  NUMBER_9: 9,
} as const;

/**
 * Of SCHOOL only; null for the whole term
 */
export type ActualExamPart = typeof ActualExamPart[keyof typeof ActualExamPart] | null;

export const ActualExamPart = {
  MIDTERM: 'MIDTERM',
  FINAL: 'FINAL',
} as const;

export interface ActualExamScoreBatch {
  /**
     * @minItems 1
     * @maxItems 2000
     */
  rows: ActualExamScoreRow[];
}

export type ActualExamScoreChange = ActualExamScoreInput & {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
};

export type ActualExamScoreInput = ActualExam & ActualExamMarks;

export interface ActualExamScoreResult {
  created: number;
  changed: number;
  unchanged: number;
  /** The change set in the audit log */
  changeSetId: string;
}

export type ActualExamScoreRow = ActualExamScoreInput & {
  studentId: Id;
  /**
     * Of the result that stands; absent for a new one
     * @minimum 1
     */
  version?: number;
};

/**
 * A grade without its scale gets the one of the year the student began high school.
 * @summary 실전 성적 쓰기
 */
export const createActualExamScore = (studentId: string, actualExamScoreInput: ActualExamScoreInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/students/${studentId}/actual-exam-score`, { json: actualExamScoreInput }, init);

export const useCreateActualExamScore = () =>
  useCommand(['actualExamScores'], ({ studentId, data, init }: { studentId: string; data: ActualExamScoreInput; init?: RequestInit }) => createActualExamScore(studentId, data, init));

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 실전 성적 고치기
 */
export const updateActualExamScore = (actualExamScoreId: string, actualExamScoreChange: ActualExamScoreChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/students/actual-exam-score/${actualExamScoreId}`, { json: actualExamScoreChange }, init);

export const useUpdateActualExamScore = () =>
  useCommand(['actualExamScores'], ({ actualExamScoreId, data, init }: { actualExamScoreId: string; data: ActualExamScoreChange; init?: RequestInit }) => updateActualExamScore(actualExamScoreId, data, init));

/**
 * @summary 실전 성적 지우기
 */
export const deleteActualExamScore = (actualExamScoreId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/students/actual-exam-score/${actualExamScoreId}`, {}, init);

export const useDeleteActualExamScore = () =>
  useCommand(['actualExamScores'], ({ actualExamScoreId, init }: { actualExamScoreId: string; init?: RequestInit }) => deleteActualExamScore(actualExamScoreId, init));

/**
 * All or none, as one change set. A row without a version is new; 409 version-conflict names those that somebody wrote meanwhile.
 * @summary 실전 성적 한 번에 쓰기
 */
export const saveActualExamScores = (actualExamScoreBatch: ActualExamScoreBatch, init?: RequestInit) =>
  call<ActualExamScoreResult>('PUT', `/students/actual-exam-score/batch`, { json: actualExamScoreBatch }, init);

export const useSaveActualExamScores = () =>
  useCommand(['actualExamScores'], ({ data, init }: { data: ActualExamScoreBatch; init?: RequestInit }) => saveActualExamScores(data, init));
