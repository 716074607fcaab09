// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { Undo } from './omrSheets.ts';
import type { Undone } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type AddOptions = components['schemas']['AddOptions'];
export type Added = components['schemas']['Added'];
export type BulkMark = components['schemas']['BulkMark'];
export type BulkMemo = components['schemas']['BulkMemo'];
export type BulkResult = components['schemas']['BulkResult'];
export type Candidate = components['schemas']['Candidate'];
export type CandidateReport = components['schemas']['CandidateReport'];
export type CandidateRequest = components['schemas']['CandidateRequest'];
export type CandidateRow = components['schemas']['CandidateRow'];
export type ChangeSet = components['schemas']['ChangeSet'];
export type ChangeSetKind = components['schemas']['ChangeSetKind'];
export const ChangeSetKind = { edit: 'edit', paste: 'paste' } as const;
export type Lock = components['schemas']['Lock'];
export type Mark = components['schemas']['Mark'];
export type MemoInput2 = components['schemas']['MemoInput-2'];
export type OnlyBlank = components['schemas']['OnlyBlank'];
export type ParticipantChange = components['schemas']['ParticipantChange'];
export type ReadVersion = components['schemas']['ReadVersion'];
export type UserIds = components['schemas']['UserIds'];
export type Version4 = components['schemas']['Version-4'];
export type Versions = components['schemas']['Versions'];

/**
 * Without a version whatever is there is replaced. 409 version-conflict carries both values; 409 locked when only a manager may change it.
 * @summary 출결 체크
 */
export const markAttendance = (lectureId: string, weeklyLectureId: string, userId: string, typeId: string, version4?: Version4, init?: RequestInit) =>
  call<Mark>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/${userId}/${typeId}`, { json: version4 }, init);

export const useMarkAttendance = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, userId, typeId, data, init }: { lectureId: string; weeklyLectureId: string; userId: string; typeId: string; data?: Version4; init?: RequestInit }) => markAttendance(lectureId, weeklyLectureId, userId, typeId, data, init));

/**
 * Sets all those named or none, as one change set: with versions those that are still as they were read (409 version-conflict), without them whatever is there; `onlyBlank` marks the rest. `changes` instead names each participant with what it becomes: a paste, a bulk edit, in one or in several weeks of the lecture. 409 locked when only a manager may change one of them.
 * @summary 출결 일괄 체크
 */
export const markAttendanceBulk = (lectureId: string, weeklyLectureId: string, bulkMarkChangeSet: BulkMark | ChangeSet, init?: RequestInit) =>
  call<BulkResult>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/bulk`, { json: bulkMarkChangeSet }, init);

export const useMarkAttendanceBulk = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: BulkMark | ChangeSet; init?: RequestInit }) => markAttendanceBulk(lectureId, weeklyLectureId, data, init));

/**
 * Sets all those named or none, as one change set; versions and `onlyBlank` as for marks.
 * @summary 메모 일괄 추가
 */
export const writeMemoBulk = (lectureId: string, weeklyLectureId: string, bulkMemo: BulkMemo, init?: RequestInit) =>
  call<BulkResult>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/memo/bulk`, { json: bulkMemo }, init);

export const useWriteMemoBulk = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: BulkMemo; init?: RequestInit }) => writeMemoBulk(lectureId, weeklyLectureId, data, init));

/**
 * Takes back what one change set of marks or memos changed in the lecture, one's own or the academy's (403 not-own); a manager anybody's. 404 when it is none, 409 changed-since when somebody changed one of them, 409 locked when a mark is locked, for managers too: they unlock it first.
 * @summary 출결이나 메모를 쓴 것 되돌리기
 */
export const undoAttendance = (lectureId: string, weeklyLectureId: string, undo: Undo, init?: RequestInit) =>
  call<Undone>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/undo`, { json: undo }, init);

export const useUndoAttendance = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: Undo; init?: RequestInit }) => undoAttendance(lectureId, weeklyLectureId, data, init));

/**
 * Without a version whatever is there is replaced.
 * @summary 메모 추가
 */
export const writeStudentMemo = (lectureId: string, weeklyLectureId: string, userId: string, memoInput2: MemoInput2, init?: RequestInit) =>
  call<Mark>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-memo/${userId}`, { json: memoInput2 }, init);

export const useWriteStudentMemo = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, userId, data, init }: { lectureId: string; weeklyLectureId: string; userId: string; data: MemoInput2; init?: RequestInit }) => writeStudentMemo(lectureId, weeklyLectureId, userId, data, init));

/**
 * Answers who was added; those already there are left as they are.
 * @summary 수강생 추가
 */
export const addParticipants = (lectureId: string, weeklyLectureId: string, userIds: UserIds, init?: RequestInit) =>
  call<UserIds>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants`, { json: userIds }, init);

export const useAddParticipants = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: UserIds; init?: RequestInit }) => addParticipants(lectureId, weeklyLectureId, data, init));

/**
 * One change set; those already there are left as they are. 409 inactive when one of them left the academy.
 * @summary 수강생 추가 (다음 주차까지, 알림)
 */
export const addParticipantsWithOptions = (lectureId: string, weeklyLectureId: string, addOptions: AddOptions, init?: RequestInit) =>
  call<Added>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/with-options`, { json: addOptions }, init);

export const useAddParticipantsWithOptions = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: AddOptions; init?: RequestInit }) => addParticipantsWithOptions(lectureId, weeklyLectureId, data, init));

/**
 * Reads a list of students and says whom each row means. Writes nothing; who is chosen is added by with-options.
 * @summary 엑셀 명단에서 수강생 검색
 */
export const findCandidates = (lectureId: string, weeklyLectureId: string, candidateRequest: CandidateRequest, init?: RequestInit) =>
  call<CandidateReport>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-candidate-excel`, { form: candidateRequest }, init);

export const useFindCandidates = () =>
  useCommand([], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: CandidateRequest; init?: RequestInit }) => findCandidates(lectureId, weeklyLectureId, data, init));

/**
 * All or nothing: refused when one of them has attendance, a memo, a lock, a score, an answer sheet or a submission; the message says who and what (409 in-use).
 * @summary 수강생 빼기
 */
export const removeParticipants = (lectureId: string, weeklyLectureId: string, userIds: UserIds, init?: RequestInit) =>
  call<UserIds>('DELETE', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/bulk`, { json: userIds }, init);

export const useRemoveParticipants = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: UserIds; init?: RequestInit }) => removeParticipants(lectureId, weeklyLectureId, data, init));

/**
 * Anyone on the staff locks; only a manager unlocks (409 locked). Without a version whatever is there.
 * @summary 출결 잠그기, 풀기
 */
export const lockAttendance = (lectureId: string, weeklyLectureId: string, participantId: string, flag: 'true' | 'false', lock?: Lock, init?: RequestInit) =>
  call<Mark>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/${participantId}/attendance-lock/${flag}`, { json: lock }, init);

export const useLockAttendance = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, participantId, flag, data, init }: { lectureId: string; weeklyLectureId: string; participantId: string; flag: 'true' | 'false'; data?: Lock; init?: RequestInit }) => lockAttendance(lectureId, weeklyLectureId, participantId, flag, data, init));

/** 수강생 아이디 목록 */
export const listParticipantUserIds = (lectureId: string, weeklyLectureId: string, init?: RequestInit) =>
  call<UserIds>('GET', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-user-id-list`, {}, init);

export const useListParticipantUserIds = (lectureId: string, weeklyLectureId: string, options?: QueryOptions<UserIds>) =>
  useRead([`/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-user-id-list`], (init) => listParticipantUserIds(lectureId, weeklyLectureId, init), options);
