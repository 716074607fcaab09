// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type Answer = components['schemas']['Answer'];
export type Change = components['schemas']['Change'];
export type Copy = components['schemas']['Copy'];
export type CoreInfo = components['schemas']['CoreInfo'];
export type Cutline = components['schemas']['Cutline'];
export type Exam = components['schemas']['Exam'];
export type Exams = components['schemas']['Exams'];
export type Key = components['schemas']['Key'];
export type Link = components['schemas']['Link'];
export type Name = components['schemas']['Name'];
export type NewExam = components['schemas']['NewExam'];
export type NewRetake = components['schemas']['NewRetake'];
export type Question = components['schemas']['Question'];
export type QuestionMap = components['schemas']['QuestionMap'];
export type Questions = components['schemas']['Questions'];
export type Regrade = components['schemas']['Regrade'];
export type RegradeResult = components['schemas']['RegradeResult'];
export type Sequence = components['schemas']['Sequence'];
export type TemplateChange = components['schemas']['TemplateChange'];
export type VersionOnly = components['schemas']['VersionOnly'];

/**
 * Everybody of the week has a score in it.
 * @summary 주차 시험 만들기
 */
export const createExam = (lectureId: string, weeklyLectureId: string, newExam: NewExam, init?: RequestInit) =>
  call<Exam>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/new`, { json: newExam }, init);

export const useCreateExam = () =>
  useCommand(['exams'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: NewExam; init?: RequestInit }) => createExam(lectureId, weeklyLectureId, data, init));

/**
 * Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 주차 시험 수정
 */
export const updateExam = (lectureId: string, weeklyLectureId: string, examId: string, change: Change, init?: RequestInit) =>
  call<Exam>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}`, { json: change }, init);

export const useUpdateExam = () =>
  useCommand(['exams'], ({ lectureId, weeklyLectureId, examId, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; data: Change; init?: RequestInit }) => updateExam(lectureId, weeklyLectureId, examId, data, init));

/**
 * Refused while anything is known of anybody in it (409 in-use).
 * @summary 주차 시험 삭제
 */
export const deleteExam = (lectureId: string, weeklyLectureId: string, examId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}`, {}, init);

export const useDeleteExam = () =>
  useCommand(['exams'], ({ lectureId, weeklyLectureId, examId, init }: { lectureId: string; weeklyLectureId: string; examId: string; init?: RequestInit }) => deleteExam(lectureId, weeklyLectureId, examId, init));

/**
 * `none` takes it away. The clinic status of all attempts follows.
 * @summary 커트라인 바꾸기
 */
export const setExamCutline = (lectureId: string, weeklyLectureId: string, examId: string, value: string, versionOnly?: VersionOnly, init?: RequestInit) =>
  call<Exam>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}/cutline/${value}`, { json: versionOnly }, init);

export const useSetExamCutline = () =>
  useCommand(['exams', 'scores'], ({ lectureId, weeklyLectureId, examId, value, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; value: string; data?: VersionOnly; init?: RequestInit }) => setExamCutline(lectureId, weeklyLectureId, examId, value, data, init));

/** 학생에게 공개하기, 숨기기 */
export const showExam = (examId: string, flag: 'true' | 'false', versionOnly?: VersionOnly, init?: RequestInit) =>
  call<Exam>('PUT', `/wl-exam/${examId}/ready-to-show/${flag}`, { json: versionOnly }, init);

export const useShowExam = () =>
  useCommand(['exams'], ({ examId, flag, data, init }: { examId: string; flag: 'true' | 'false'; data?: VersionOnly; init?: RequestInit }) => showExam(examId, flag, data, init));

/**
 * Into weeks of any lectures. A linked exam stays linked in its own lecture; in another one it takes its questions along.
 * @summary 다른 주차로 복사
 */
export const copyExam = (examId: string, copy: Copy, init?: RequestInit) =>
  call<Exams>('POST', `/wl-exam/${examId}/copy-wle`, { json: copy }, init);

export const useCopyExam = () =>
  useCommand(['exams'], ({ examId, data, init }: { examId: string; data: Copy; init?: RequestInit }) => copyExam(examId, data, init));

/**
 * Like DELETE in its week.
 * @summary 시험 삭제
 */
export const removeExam = (examId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/wl-exam/${examId}`, {}, init);

export const useRemoveExam = () =>
  useCommand(['exams'], ({ examId, init }: { examId: string; init?: RequestInit }) => removeExam(examId, init));

/**
 * The questions become exactly these. Grades nothing: see re-grade. Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 정답표 저장
 */
export const setExamKey = (examId: string, key: Key, init?: RequestInit) =>
  call<Exam>('PUT', `/wl-exam/${examId}/answers`, { json: key }, init);

export const useSetExamKey = () =>
  useCommand(['exams'], ({ examId, data, init }: { examId: string; data: Key; init?: RequestInit }) => setExamKey(examId, data, init));

/** 시험 순서 바꾸기 */
export const orderExams = (sequence: Sequence, init?: RequestInit) =>
  call<Exams>('PUT', `/wl-exam/change-sequence`, { json: sequence }, init);

export const useOrderExams = () =>
  useCommand(['exams'], ({ data, init }: { data: Sequence; init?: RequestInit }) => orderExams(data, init));

/**
 * Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 시험 기본 정보 바꾸기
 */
export const setExamCoreInfo = (examId: string, change: Change, init?: RequestInit) =>
  call<Exam>('PUT', `/wl-exam/${examId}/wle-core-info`, { json: change }, init);

export const useSetExamCoreInfo = () =>
  useCommand(['exams'], ({ examId, data, init }: { examId: string; data: Change; init?: RequestInit }) => setExamCoreInfo(examId, data, init));

/**
 * Its own questions give way to the template of its lecture.
 * @summary 양식에 잇기
 */
export const linkExam = (examId: string, link: Link, init?: RequestInit) =>
  call<Exam>('POST', `/wl-exam/${examId}/link`, { json: link }, init);

export const useLinkExam = () =>
  useCommand(['exams'], ({ examId, data, init }: { examId: string; data: Link; init?: RequestInit }) => linkExam(examId, data, init));

/**
 * It keeps a copy of the questions.
 * @summary 양식에서 끊기
 */
export const unlinkExam = (examId: string, versionOnly?: VersionOnly, init?: RequestInit) =>
  call<Exam>('POST', `/wl-exam/${examId}/unlink`, { json: versionOnly }, init);

export const useUnlinkExam = () =>
  useCommand(['exams'], ({ examId, data, init }: { examId: string; data?: VersionOnly; init?: RequestInit }) => unlinkExam(examId, data, init));

/**
 * With questions the key changes first. One change set, or with dryRun nothing but what would change. With the change set of an earlier re-grade that one is taken back, unless somebody changed a score of it since (409 changed-since).
 * @summary 다시 채점
 */
export const regradeExam = (examId: string, regrade?: Regrade, init?: RequestInit) =>
  call<RegradeResult>('POST', `/wl-exam/${examId}/re-grade`, { json: regrade }, init);

export const useRegradeExam = () =>
  useCommand(['scores'], ({ examId, data, init }: { examId: string; data?: Regrade; init?: RequestInit }) => regradeExam(examId, data, init));
