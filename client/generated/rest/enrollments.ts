// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { CandidateReport, CandidateRequest } from './participants.ts';
import { call, useCommand } from '../../rest.ts';

export type EarnedWeek = components['schemas']['EarnedWeek'];
export type EnrollInput = components['schemas']['EnrollInput'];
export type Enrolled = components['schemas']['Enrolled'];
export type MovedStudent = components['schemas']['MovedStudent'];
export type Transfer = components['schemas']['Transfer'];
export type TransferInput = components['schemas']['TransferInput'];
export type TransferOutcome = components['schemas']['TransferOutcome'];
export type TransferWeek = components['schemas']['TransferWeek'];
export type Transfers = components['schemas']['Transfers'];
export type TransfersInput = components['schemas']['TransfersInput'];

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
 * set it made, it takes that back, unless something was written about one of them since (409 changed-since). `clashes` names those who have another lesson at its
 * hours; with `dryRun` nothing is written.
 * @summary 수강 등록
 */
export const enrollStudents = (lectureId: string, enrollInput: EnrollInput, init?: RequestInit) =>
  call<Enrolled>('POST', `/lectures/${lectureId}/enrollments`, { json: enrollInput }, init);

export const useEnrollStudents = () =>
  useCommand(['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], ({ lectureId, data, init }: { lectureId: string; data: EnrollInput; init?: RequestInit }) => enrollStudents(lectureId, data, init));

/**
 * Reads a list of students and says whom each row means. Writes nothing.
 * @summary 명단에서 등록할 학생 검색
 */
export const findEnrollees = (lectureId: string, candidateRequest: CandidateRequest, init?: RequestInit) =>
  call<CandidateReport>('POST', `/lectures/${lectureId}/enrollments/candidates`, { form: candidateRequest }, init);

export const useFindEnrollees = () =>
  useCommand([], ({ lectureId, data, init }: { lectureId: string; data: CandidateRequest; init?: RequestInit }) => findEnrollees(lectureId, data, init));
