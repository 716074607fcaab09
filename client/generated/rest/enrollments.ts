// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Name } from './exams.ts';
import type { CandidateReport, CandidateRequest } from './participants.ts';
import type { Id } from './shared.ts';
import type { Marks } from './submissions.ts';
import { call, useCommand } from '../../rest.ts';

export interface EarnedWeek {
  weeklyLectureId: Id;
  /** @nullable */
  weekNumber: number | null;
  /** @nullable */
  specialName: string | null;
  heldOn: string;
  /**
     * Name of the mark
     * @nullable
     */
  attendance: string | null;
  hasMemo: boolean;
  isLocked: boolean;
  isScored: boolean;
}

export interface EnrollInput {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  fromDate: string;
  /**
     * Null or absent: open
     * @nullable
     */
  toDate?: string | null;
  /** The change set that this same enrolment made: it is taken back */
  undo?: string;
}

export interface Enrolled {
  enrolled: number;
  /** Who was enrolled in that time already */
  already: number;
  changeSetId: string;
}

export type MovedStudent = TransferOutcome & {
  userId: Id;
  name: string;
};

export interface Transfer {
  mode: TransferMode;
  /**
     * On COMMIT and UNDO: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  /**
     * Fingerprint of the outcome; null on UNDO
     * @nullable
     */
  plan: string | null;
  /** Null on UNDO */
  outcome: TransferOutcome | null;
}

export interface TransferInput {
  mode?: TransferInputMode;
  /** On PREVIEW and COMMIT: the first week the student no longer attends; absent: the next one that is held, today included */
  fromWeeklyLectureId?: Id;
  /** The first week the student attends in the other lecture; absent: the day of the week above */
  targetWeeklyLectureId?: Id;
  /**
     * On COMMIT: the plan of the preview; without it whatever the outcome is
     * @maxLength 128
     */
  plan?: string;
  /** On UNDO: what to take back */
  changeSetId?: string;
}

export type TransferInputMode = typeof TransferInputMode[keyof typeof TransferInputMode];

export const TransferInputMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;

export type TransferMode = typeof TransferMode[keyof typeof TransferMode];

export const TransferMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;

export interface TransferOutcome {
  /**
     * Last day in the lecture; null when nothing of the enrollment remains there
     * @nullable
     */
  endsOn: string | null;
  /** First day in the other lecture */
  joinsOn: string;
  /**
     * Last day there; null while open
     * @nullable
     */
  untilOn: string | null;
  /** Weeks of the lecture the student is taken out of */
  leaves: TransferWeek[];
  /** Weeks of the other lecture the student is added to */
  joins: TransferWeek[];
  /** Weeks from the given one on where something was earned, which stays */
  stays: EarnedWeek[];
  /** The lecture was the student's representative lecture */
  movesRepresentative: boolean;
  /** The other lecture on its fullest day from then on */
  enrolled: TransferOutcomeEnrolled;
}

/**
 * The other lecture on its fullest day from then on
 */
export type TransferOutcomeEnrolled = {
  taken: number;
  capacity: number;
};

export interface TransferWeek {
  weeklyLectureId: Id;
  /** @nullable */
  weekNumber: number | null;
  /** @nullable */
  specialName: string | null;
  heldOn: string;
}

export interface Transfers {
  mode: TransfersMode;
  /**
     * On COMMIT and UNDO: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  /**
     * Fingerprint of the outcomes; null on UNDO
     * @nullable
     */
  plan: string | null;
  /** One a student, in the order of their ids; empty on UNDO */
  outcomes: MovedStudent[];
}

export interface TransfersInput {
  mode?: TransfersInputMode;
  /**
     * @minItems 1
     * @maxItems 200
     */
  userIds: Id[];
  /** The first week they no longer attend; absent: the next one that is held, today included */
  fromWeeklyLectureId?: Id;
  /** The first week they attend in the other lecture; absent: the day of the week above */
  targetWeeklyLectureId?: Id;
  /**
     * On COMMIT: the plan of the preview; without it whatever the outcome is
     * @maxLength 128
     */
  plan?: string;
  /** On UNDO: what to take back */
  changeSetId?: string;
}

export type TransfersInputMode = typeof TransfersInputMode[keyof typeof TransfersInputMode];

export const TransfersInputMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;

export type TransfersMode = typeof TransfersMode[keyof typeof TransfersMode];

export const TransfersMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
  UNDO: 'UNDO',
} as const;

/**
 * Moves a student's enrollment from one lecture to another from a week on. Marks, memos and scores stay where they were earned.
 * PREVIEW does all of it and takes it back, so its refusals are those of COMMIT. COMMIT is refused when the outcome is no longer that
 * of the preview (409 transfer-changed), where its plan is given. Without a body it commits from the next week that is held. UNDO restores everything the change set of a COMMIT changed, unless somebody changed one of
 * those rows since (409 changed-since).
 * @summary 반 이동
 */
export const transferClass = (lectureId: string, userId: string, targetLectureId: string, transferInput?: TransferInput, init?: RequestInit) =>
  call<Transfer>('POST', `/lectures/${lectureId}/class-transfer/${userId}/${targetLectureId}`, { json: transferInput }, init);

export const useTransferClass = () =>
  useCommand(['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], ({ lectureId, userId, targetLectureId, data, init }: { lectureId: string; userId: string; targetLectureId: string; data?: TransferInput; init?: RequestInit }) => transferClass(lectureId, userId, targetLectureId, data, init));

/**
 * The transfer of several students from one week on, as one change set, all or none; PREVIEW, COMMIT and UNDO as for one. A refusal names the student.
 * @summary 여러 학생 반 이동
 */
export const transferStudents = (lectureId: string, targetLectureId: string, transfersInput: TransfersInput, init?: RequestInit) =>
  call<Transfers>('POST', `/lectures/${lectureId}/class-transfers/${targetLectureId}`, { json: transfersInput }, init);

export const useTransferStudents = () =>
  useCommand(['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], ({ lectureId, targetLectureId, data, init }: { lectureId: string; targetLectureId: string; data: TransfersInput; init?: RequestInit }) => transferStudents(lectureId, targetLectureId, data, init));

/**
 * Enrols students in a lecture, all or none, as one change set; those already enrolled in that time stay as they are. Sent again with the change
 * set it made, it takes that back, unless something was written about one of them since (409 changed-since).
 * @summary 수강 등록
 */
export const enrollStudents = (lectureId: string, enrollInput: EnrollInput, init?: RequestInit) =>
  call<Enrolled>('POST', `/lectures/${lectureId}/enrollments`, { json: enrollInput }, init);

export const useEnrollStudents = () =>
  useCommand(['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], ({ lectureId, data, init }: { lectureId: string; data: EnrollInput; init?: RequestInit }) => enrollStudents(lectureId, data, init));

/**
 * Reads a list of students and says whom each row means. Writes nothing.
 * @summary 명단에서 등록할 학생 찾기
 */
export const findEnrollees = (lectureId: string, candidateRequest: CandidateRequest, init?: RequestInit) =>
  call<CandidateReport>('POST', `/lectures/${lectureId}/enrollments/candidates`, { form: candidateRequest }, init);

export const useFindEnrollees = () =>
  useCommand([], ({ lectureId, data, init }: { lectureId: string; data: CandidateRequest; init?: RequestInit }) => findEnrollees(lectureId, data, init));
