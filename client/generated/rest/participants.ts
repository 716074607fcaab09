// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Undo } from './omrSheets.ts';
import type { Answers, Id, Undone } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface AddOptions {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  /** Also into every week of the lecture that is held later */
  followingWeeks: boolean;
  /** Queues a text to the phone of each student who was added; at night it waits until 08:00 */
  notify: boolean;
}

export interface Added {
  /** Who was not in the week before */
  userIds: Id[];
  /** Every week somebody was added to */
  weeks: AddedWeeksItem[];
  /** Texts queued */
  notified: number;
  /** Added, but they have no phone to tell */
  withoutPhone: Id[];
  /**
     * Null when everybody was there already
     * @nullable
     */
  changeSetId: string | null;
}

export type AddedWeeksItem = {
  weeklyLectureId: Id;
  added: number;
};

export interface BulkMark {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  /** Null takes the marks back */
  attTypeId: Id | null;
  versions?: Versions;
  onlyBlank?: OnlyBlank;
}

export interface BulkMemo {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  /** @maxLength 500 */
  memo: string;
  versions?: Versions;
  onlyBlank?: OnlyBlank;
}

export interface BulkResult {
  changed: Mark[];
  /** Left as they were */
  skipped: Id[];
  /** The change set in the audit log; undo names it */
  changeSetId: string;
}

export interface Candidate {
  userId: Id;
  name: string;
  studentNumber: string;
  school: string;
  /** @nullable */
  grade: string | null;
  /** The last four digits; empty without a phone */
  phoneEnd: string;
  /** In this lecture on the day of the week */
  isEnrolled: boolean;
}

export interface CandidateReport {
  rows: CandidateRow[];
  counts: CandidateReportCounts;
}

export type CandidateReportCounts = {
  matched: number;
  ambiguous: number;
  unknown: number;
  present: number;
  repeated: number;
};

export interface CandidateRequest {
  /** .xlsx, 10 MB at most */
  file?: Blob;
  /**
     * Instead of a file: lines as they are copied from a spreadsheet, with or without a header
     * @maxLength 100000
     */
  text?: string;
}

export interface CandidateRow {
  /** Row of the sheet or line of the text, from 1 */
  row: number;
  name: string;
  /** @nullable */
  studentNumber: string | null;
  /** @nullable */
  phone: string | null;
  school: string;
  /** One student; several it may be; nobody; in the week already; the same student as in a row above */
  kind: CandidateRowKind;
  /** Why, and what to do about it; empty for MATCHED */
  reason: string;
  /** Whom it may mean, those enrolled in the lecture first */
  candidates: Candidate[];
}

/**
 * One student; several it may be; nobody; in the week already; the same student as in a row above
 */
export type CandidateRowKind = typeof CandidateRowKind[keyof typeof CandidateRowKind];

export const CandidateRowKind = {
  MATCHED: 'MATCHED',
  AMBIGUOUS: 'AMBIGUOUS',
  UNKNOWN: 'UNKNOWN',
  PRESENT: 'PRESENT',
  REPEATED: 'REPEATED',
} as const;

/**
 * Any changes of participants of the lecture, in any of its weeks; all of them are made or none. A value that is left out stays.
 */
export interface ChangeSet {
  /** What the person did, for the audit log; an undo or redo never changes a locked mark (409 locked) */
  kind?: ChangeSetKind;
  /**
     * @minItems 1
     * @maxItems 5000
     */
  changes: ParticipantChange[];
}

/**
 * What the person did, for the audit log; an undo or redo never changes a locked mark (409 locked)
 */
export type ChangeSetKind = typeof ChangeSetKind[keyof typeof ChangeSetKind];

export const ChangeSetKind = {
  edit: 'edit',
  paste: 'paste',
  undo: 'undo',
  redo: 'redo',
} as const;

export interface Lock {
  version?: ReadVersion;
  /**
     * Why; an unlock without it says that no reason was given
     * @maxLength 200
     */
  reason?: string;
}

export interface Mark {
  id: Id;
  userId: Id;
  /** @nullable */
  attendanceTypeId: string | null;
  memo: string;
  isLocked: boolean;
  lockReason: string;
  /**
     * The missed week (its participant) that this one makes up for
     * @nullable
     */
  makeupForId: string | null;
  version: number;
}

/**
 * One of `memo` and `data`
 */
export interface MemoInput2 {
  version?: ReadVersion;
  /** @maxLength 500 */
  memo?: string;
  /**
     * Another name of `memo`
     * @maxLength 500
     */
  data?: string;
}

/**
 * Only those that are unset and unlocked now, the others are skipped; not with versions
 */
export type OnlyBlank = boolean;

export interface ParticipantChange {
  participantId: Id;
  /** @minimum 1 */
  version: number;
  /** @nullable */
  attTypeId?: string | null;
  /** @maxLength 500 */
  memo?: string;
  isLocked?: boolean;
  /**
     * Of the lock
     * @maxLength 200
     */
  reason?: string;
  /** @nullable */
  makeupForId?: string | null;
}

/**
 * The version of the participant this write changes; without it whatever is there
 * @minimum 1
 */
export type ReadVersion = number;

export interface UserIds {
  /**
     * @minItems 0
     * @maxItems 1000
     */
  userIds: Id[];
}

export interface Version4 {
  version?: ReadVersion;
}

/**
 * userId → version
 */
export interface Versions {[key: string]: number}

/**
 * Without a version whatever is there is replaced. 409 version-conflict carries both values; 409 locked when only a manager may change it.
 * @summary 출결 체크
 */
export const markAttendance = (lectureId: string, weeklyLectureId: string, userId: string, typeId: string, version4?: Version4, init?: RequestInit) =>
  call<Mark>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/${userId}/${typeId}`, { json: version4 }, init);

export const useMarkAttendance = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, userId, typeId, data, init }: { lectureId: string; weeklyLectureId: string; userId: string; typeId: string; data?: Version4; init?: RequestInit }) => markAttendance(lectureId, weeklyLectureId, userId, typeId, data, init));

/**
 * Sets all those named or none, as one change set: with versions those that are still as they were read (409 version-conflict), without them whatever is there; `onlyBlank` marks the rest. `changes` instead names each participant with what it becomes: a paste, a bulk edit, an undo, in one or in several weeks of the lecture. 409 locked when only a manager may change one of them.
 * @summary 출결 일괄 체크
 */
export const markAttendanceBulk = (lectureId: string, weeklyLectureId: string, bulkMarkChangeSet: BulkMark | ChangeSet, init?: RequestInit) =>
  call<BulkResult>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/bulk`, { json: bulkMarkChangeSet }, init);

export const useMarkAttendanceBulk = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: BulkMark | ChangeSet; init?: RequestInit }) => markAttendanceBulk(lectureId, weeklyLectureId, data, init));

/**
 * Sets all those named or none, as one change set; versions and `onlyBlank` as for marks.
 * @summary 메모 일괄 쓰기
 */
export const writeMemoBulk = (lectureId: string, weeklyLectureId: string, bulkMemo: BulkMemo, init?: RequestInit) =>
  call<BulkResult>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/memo/bulk`, { json: bulkMemo }, init);

export const useWriteMemoBulk = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: BulkMemo; init?: RequestInit }) => writeMemoBulk(lectureId, weeklyLectureId, data, init));

/**
 * Takes back what one change set of marks or memos changed in the lecture. 404 when it is none, 409 changed-since when somebody changed one of them, 409 locked when a mark is locked, for managers too: they unlock it first.
 * @summary 출결이나 메모를 쓴 것 되돌리기
 */
export const undoAttendance = (lectureId: string, weeklyLectureId: string, undo: Undo, init?: RequestInit) =>
  call<Undone>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/undo`, { json: undo }, init);

export const useUndoAttendance = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: Undo; init?: RequestInit }) => undoAttendance(lectureId, weeklyLectureId, data, init));

/**
 * Without a version whatever is there is replaced.
 * @summary 메모 쓰기
 */
export const writeStudentMemo = (lectureId: string, weeklyLectureId: string, userId: string, memoInput2: MemoInput2, init?: RequestInit) =>
  call<Mark>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-memo/${userId}`, { json: memoInput2 }, init);

export const useWriteStudentMemo = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, userId, data, init }: { lectureId: string; weeklyLectureId: string; userId: string; data: MemoInput2; init?: RequestInit }) => writeStudentMemo(lectureId, weeklyLectureId, userId, data, init));

/**
 * Answers who was added; those already there are left as they are.
 * @summary 수강생 더하기
 */
export const addParticipants = (lectureId: string, weeklyLectureId: string, userIds: UserIds, init?: RequestInit) =>
  call<UserIds>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants`, { json: userIds }, init);

export const useAddParticipants = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: UserIds; init?: RequestInit }) => addParticipants(lectureId, weeklyLectureId, data, init));

/**
 * One change set; those already there are left as they are. 409 inactive when one of them left the academy.
 * @summary 수강생 더하기 (다음 주차까지, 알림)
 */
export const addParticipantsWithOptions = (lectureId: string, weeklyLectureId: string, addOptions: AddOptions, init?: RequestInit) =>
  call<Added>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/with-options`, { json: addOptions }, init);

export const useAddParticipantsWithOptions = () =>
  useCommand(['participants'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: AddOptions; init?: RequestInit }) => addParticipantsWithOptions(lectureId, weeklyLectureId, data, init));

/**
 * Reads a list of students and says whom each row means. Writes nothing; who is chosen is added by with-options.
 * @summary 엑셀 명단에서 수강생 찾기
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

/**
 * @summary 수강생 아이디 목록
 */
export const listParticipantUserIds = (lectureId: string, weeklyLectureId: string, init?: RequestInit) =>
  call<UserIds>('GET', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-user-id-list`, {}, init);

export const useListParticipantUserIds = (lectureId: string, weeklyLectureId: string, options?: QueryOptions<UserIds>) =>
  useRead([`/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-user-id-list`], (init) => listParticipantUserIds(lectureId, weeklyLectureId, init), options);
