// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ClinicStatus, Points, RetakeNumber } from './scores.ts';
import type { Id, NoContentResponse, Version } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/**
 * CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999
 * @minimum 0
 * @maximum 12345
 */
export type Answer = number;

/**
 * What is left out stays
 */
export interface Change {
  version?: Version;
  name?: Name;
  cutline?: Cutline;
  totalPoints?: Points;
}

export interface Copy {
  /**
     * @minItems 1
     * @maxItems 60
     */
  weeklyLectureIds: Id[];
}

export interface CoreInfo {
  name: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
}

/**
 * Null for none
 */
export type Cutline = Points | null;

export interface Exam {
  id: Id;
  version: number;
}

export interface Exams {
  exams: Exam[];
}

export interface Key {
  version?: Version;
  questions: Questions;
}

export interface Link {
  templateId: Id;
  version?: Version;
}

/**
 * @minLength 1
 * @maxLength 60
 */
export type Name = string;

/**
 * With a template its name, cutline, points and questions are the template's
 */
export interface NewExam {
  name?: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
  templateId?: Id;
}

export interface NewRetake {
  examId: Id;
  name: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
}

export interface Question {
  /**
     * @minimum 1
     * @maximum 100
     */
  number: number;
  kind?: QuestionKind;
  /** Null until known */
  answer?: Answer | null;
  /**
     * Further answers that count as right
     * @maxItems 20
     */
  alsoAccepts?: Answer[];
  points: Points;
  /** @maxLength 50 */
  unit?: string;
  gradingRule?: QuestionGradingRule;
}

export type QuestionGradingRule = typeof QuestionGradingRule[keyof typeof QuestionGradingRule];

export const QuestionGradingRule = {
  NORMAL: 'NORMAL',
  ALL_CORRECT: 'ALL_CORRECT',
  VOID: 'VOID',
} as const;

export type QuestionKind = typeof QuestionKind[keyof typeof QuestionKind];

export const QuestionKind = {
  CHOICE: 'CHOICE',
  SHORT: 'SHORT',
} as const;

export interface QuestionMap {
  /**
     * All pairs of the paper; those left out are no longer mapped
     * @maxItems 100
     */
  pairs: QuestionMapPairsItem[];
}

export type QuestionMapPairsItem = {
  /**
     * Of the retake paper
     * @minimum 1
     * @maximum 100
     */
  number: number;
  /**
     * Of the exam
     * @minimum 1
     * @maximum 100
     */
  originalNumber: number;
};

/**
 * @maxItems 100
 */
export type Questions = Question[];

export interface Regrade {
  version?: Version;
  /** Says what would change and writes nothing */
  dryRun?: boolean;
  /** The change set of a re-grade of this exam, which is taken back instead: key, values and states are as before it */
  takesBack?: string;
  questions?: Questions;
}

export interface RegradeResult {
  changes: RegradeResultChangesItem[];
  /** Values that change */
  changedCount: number;
  /** Values that fall */
  loweredCount: number;
  /** Attempts that newly ask for the clinic */
  belowCount: number;
  /** Of the exam now */
  version: number;
  /** @nullable */
  changeSetId: string | null;
}

export type RegradeResultChangesItem = {
  scoreId: Id;
  retakeNumber: RetakeNumber;
  studentName: string;
  /** @nullable */
  before: number | null;
  /** @nullable */
  after: number | null;
  clinicBefore: ClinicStatus;
  clinicAfter: ClinicStatus;
};

export interface Sequence {
  weeklyLectureId: Id;
  /**
     * All exams of the week in their new order
     * @minItems 1
     * @maxItems 1000
     */
  examIds: Id[];
}

/**
 * What is left out stays; with questions they become exactly these
 */
export interface TemplateChange {
  version?: Version;
  name?: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
}

export interface VersionOnly {
  version?: Version;
}

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
 * @summary 주차 시험 고치기
 */
export const updateExam = (lectureId: string, weeklyLectureId: string, examId: string, change: Change, init?: RequestInit) =>
  call<Exam>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}`, { json: change }, init);

export const useUpdateExam = () =>
  useCommand(['exams'], ({ lectureId, weeklyLectureId, examId, data, init }: { lectureId: string; weeklyLectureId: string; examId: string; data: Change; init?: RequestInit }) => updateExam(lectureId, weeklyLectureId, examId, data, init));

/**
 * Refused while anything is known of anybody in it (409 in-use).
 * @summary 주차 시험 지우기
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

/**
 * @summary 학생에게 공개하기, 숨기기
 */
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
 * @summary 시험 지우기
 */
export const removeExam = (examId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/wl-exam/${examId}`, {}, init);

export const useRemoveExam = () =>
  useCommand(['exams'], ({ examId, init }: { examId: string; init?: RequestInit }) => removeExam(examId, init));

/**
 * The questions become exactly these. Grades nothing: see re-grade. Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 정답표 쓰기
 */
export const setExamKey = (examId: string, key: Key, init?: RequestInit) =>
  call<Exam>('PUT', `/wl-exam/${examId}/answers`, { json: key }, init);

export const useSetExamKey = () =>
  useCommand(['exams'], ({ examId, data, init }: { examId: string; data: Key; init?: RequestInit }) => setExamKey(examId, data, init));

/**
 * @summary 시험 순서 바꾸기
 */
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
