// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Change, CoreInfo, Exam, TemplateChange } from './exams.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/** 시험 양식 만들기 */
export const createExamTemplate = (lectureId: string, coreInfo: CoreInfo, init?: RequestInit) =>
  call<Exam>('POST', `/lectures/${lectureId}/exam-template`, { json: coreInfo }, init);

export const useCreateExamTemplate = () =>
  useCommand(['examTemplates'], ({ lectureId, data, init }: { lectureId: string; data: CoreInfo; init?: RequestInit }) => createExamTemplate(lectureId, data, init));

/**
 * Linked exams follow.
 * @summary 시험 양식 수정
 */
export const updateExamTemplate = (lectureId: string, templateId: string, templateChange: TemplateChange, init?: RequestInit) =>
  call<Exam>('PUT', `/lectures/${lectureId}/exam-template/${templateId}`, { json: templateChange }, init);

export const useUpdateExamTemplate = () =>
  useCommand(['examTemplates'], ({ lectureId, templateId, data, init }: { lectureId: string; templateId: string; data: TemplateChange; init?: RequestInit }) => updateExamTemplate(lectureId, templateId, data, init));

/**
 * Refused while exams are linked to it (409 in-use).
 * @summary 시험 양식 삭제
 */
export const deleteExamTemplate = (lectureId: string, templateId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/${lectureId}/exam-template/${templateId}`, {}, init);

export const useDeleteExamTemplate = () =>
  useCommand(['examTemplates'], ({ lectureId, templateId, init }: { lectureId: string; templateId: string; init?: RequestInit }) => deleteExamTemplate(lectureId, templateId, init));

/**
 * Linked exams follow.
 * @summary 양식 기본 정보 바꾸기
 */
export const setTemplateCoreInfo = (templateId: string, change: Change, init?: RequestInit) =>
  call<Exam>('PUT', `/wl-exam/${templateId}/let-core-info`, { json: change }, init);

export const useSetTemplateCoreInfo = () =>
  useCommand(['examTemplates', 'exams'], ({ templateId, data, init }: { templateId: string; data: Change; init?: RequestInit }) => setTemplateCoreInfo(templateId, data, init));
