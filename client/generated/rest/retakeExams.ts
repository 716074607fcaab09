// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Exam, NewRetake, QuestionMap, TemplateChange } from './exams.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/** 재시험지 만들기 */
export const createRetakeExam = (newRetake: NewRetake, init?: RequestInit) =>
  call<Exam>('POST', `/wle-retake`, { json: newRetake }, init);

export const useCreateRetakeExam = () =>
  useCommand(['retakeExams'], ({ data, init }: { data: NewRetake; init?: RequestInit }) => createRetakeExam(data, init));

/** 재시험지 수정 */
export const updateRetakeExam = (retakeId: string, templateChange: TemplateChange, init?: RequestInit) =>
  call<Exam>('PUT', `/wle-retake/${retakeId}`, { json: templateChange }, init);

export const useUpdateRetakeExam = () =>
  useCommand(['retakeExams'], ({ retakeId, data, init }: { retakeId: string; data: TemplateChange; init?: RequestInit }) => updateRetakeExam(retakeId, data, init));

/**
 * Refused while somebody sat it (409 other-exam).
 * @summary 재시험지 삭제
 */
export const deleteRetakeExam = (retakeId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/wle-retake/${retakeId}`, {}, init);

export const useDeleteRetakeExam = () =>
  useCommand(['retakeExams'], ({ retakeId, init }: { retakeId: string; init?: RequestInit }) => deleteRetakeExam(retakeId, init));

/** 재시험 문항 잇기 */
export const mapRetakeQuestions = (retakeId: string, questionMap: QuestionMap, init?: RequestInit) =>
  call<Exam>('POST', `/wle-retake/${retakeId}/map`, { json: questionMap }, init);

export const useMapRetakeQuestions = () =>
  useCommand(['retakeExams'], ({ retakeId, data, init }: { retakeId: string; data: QuestionMap; init?: RequestInit }) => mapRetakeQuestions(retakeId, data, init));
