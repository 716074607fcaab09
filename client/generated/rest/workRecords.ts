// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse, Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface CorrectionApproval {
  /**
     * The version of the record that was looked at; without it whatever is there
     * @minimum 1
     */
  recordVersion?: number;
}

export interface CorrectionInput {
  /**
     * Left out where nothing was punched
     * @nullable
     */
  workRecordId?: string | null;
  startedAt: string;
  endedAt: string;
  /** @nullable */
  wageTypeId?: string | null;
  /**
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
}

export interface CorrectionRejection {
  /**
     * @minLength 1
     * @maxLength 200
     */
  answer: string;
}

export type ListWorkRecordsParams = {
/**
 * A day in Seoul
 */
date?: string;
/**
 * A month
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
 */
month?: string;
taId?: Id;
};

export interface OutPunch {
  punchId?: Id;
}

export interface Punch {
  /**
     * The kind of work that begins; needed where the TA has several
     * @nullable
     */
  wageTypeId?: string | null;
  punchId?: Id;
}

export interface RemovedWork {
  id: Id;
  /** One more than the last it had */
  version: number;
}

export interface ServerClock {
  serverTime: string;
}

/**
 * A value that is left out stays. `remove` deletes the record; a record that does not exist is made when `taId` and `startedAt` are there.
 */
export interface WorkChange {
  id: Id;
  /**
     * The version that was read; of a record that does not exist yet, 0 or the one it had before it was deleted
     * @minimum 0
     */
  version: number;
  taId?: Id;
  startedAt?: string;
  /** @nullable */
  endedAt?: string | null;
  /** @nullable */
  wageTypeId?: string | null;
  /** @maxLength 500 */
  memo?: string;
  remove?: boolean;
}

export interface WorkChangeSet {
  /** What the person did, for the audit log */
  kind?: WorkChangeSetKind;
  /** Writes nothing and says what would be refused, shift by shift */
  isPreview?: boolean;
  /**
     * @minItems 1
     * @maxItems 2000
     */
  changes: WorkChange[];
}

/**
 * What the person did, for the audit log
 */
export type WorkChangeSetKind = typeof WorkChangeSetKind[keyof typeof WorkChangeSetKind];

export const WorkChangeSetKind = {
  edit: 'edit',
  paste: 'paste',
  undo: 'undo',
  redo: 'redo',
  import: 'import',
} as const;

export interface WorkChanged {
  changed: WorkRecord[];
  removed: RemovedWork[];
  /** Of a preview */
  problems: WorkProblem[];
  /**
     * Null for a preview
     * @nullable
     */
  changeSetId: string | null;
}

export interface WorkProblem {
  id: Id;
  code: string;
  message: string;
}

export interface WorkRecord {
  id: Id;
  taId: Id;
  taName: string;
  /** @nullable */
  wageTypeId: string | null;
  status: WorkRecordStatus;
  startedAt: string;
  /** @nullable */
  endedAt: string | null;
  workDate: string;
  /** @nullable */
  minutes: number | null;
  memo: string;
  /** The out was not punched: it has no minutes until a manager says when it ended */
  isOutMissing: boolean;
  version: number;
}

export interface WorkRecordInput {
  taId: Id;
  startedAt: string;
  /**
     * Left out while the TA is still at work
     * @nullable
     */
  endedAt?: string | null;
  /** @nullable */
  wageTypeId?: string | null;
  /** @maxLength 500 */
  memo?: string;
}

export interface WorkRecordList {
  records: WorkRecord[];
  serverTime: string;
}

export type WorkRecordStatus = typeof WorkRecordStatus[keyof typeof WorkRecordStatus];

export const WorkRecordStatus = {
  OPEN: 'OPEN',
  CLOSED: 'CLOSED',
} as const;

/**
 * A value that is left out stays.
 */
export interface WorkRecordUpdate {
  startedAt?: string;
  endedAt?: string;
  /** @nullable */
  wageTypeId?: string | null;
  /** @maxLength 500 */
  memo?: string;
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
}

/**
 * Comes in when the TA is out and goes out when in, by the clock of the server. A second press within a minute, or one with the same punchId, answers the shift of the first. 409 forgotten-out when the out of an earlier shift is missing.
 * @summary 출근하거나 퇴근하기
 */
export const punchWork = (punch?: Punch, init?: RequestInit) =>
  call<WorkRecord>('POST', `/supervisor/work-in-out`, { json: punch }, init);

export const usePunchWork = () =>
  useCommand(['workRecords'], ({ data, init }: { data?: Punch; init?: RequestInit }) => punchWork(data, init));

/**
 * Begins a shift now, by the clock of the server. 409 already-open when one is open; with the same punchId the one that was begun is answered. 409 forgotten-out when the out of an earlier shift is missing; 409 wage-type-needed when the TA has several kinds of work.
 * @summary 출근하기
 */
export const punchIn = (punch?: Punch, init?: RequestInit) =>
  call<WorkRecord>('POST', `/supervisor/work-in-v2`, { json: punch }, init);

export const usePunchIn = () =>
  useCommand(['workRecords'], ({ data, init }: { data?: Punch; init?: RequestInit }) => punchIn(data, init));

/**
 * Ends the open shift now, by the clock of the server. 409 not-open without one; with the same punchId the one that was ended is answered. 409 forgotten-out when it began too long ago: its end is then asked for as a correction.
 * @summary 퇴근하기
 */
export const punchOut = (outPunch?: OutPunch, init?: RequestInit) =>
  call<WorkRecord>('POST', `/supervisor/work-out-v2`, { json: outPunch }, init);

export const usePunchOut = () =>
  useCommand(['workRecords'], ({ data, init }: { data?: OutPunch; init?: RequestInit }) => punchOut(data, init));

/**
 * The clock that punches are written by.
 * @summary 서버 시각
 */
export const readClock = (init?: RequestInit) =>
  call<ServerClock>('GET', `/supervisor/clock`, {}, init);

export const useReadClock = (options?: QueryOptions<ServerClock>) =>
  useRead([`/supervisor/clock`], (init) => readClock(init), options);

/**
 * For a shift of ones own, or for one that was not punched. An open shift whose out was forgotten is closed without minutes until the request is decided. 404 for a shift of somebody else, 409 already-asked while a request for it waits.
 * @summary 근무 정정 요청하기
 */
export const askWorkCorrection = (correctionInput: CorrectionInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/supervisor/work-corrections`, { json: correctionInput }, init);

export const useAskWorkCorrection = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ data, init }: { data: CorrectionInput; init?: RequestInit }) => askWorkCorrection(data, init));

/**
 * While nobody decided it; it stays as cancelled.
 * @summary 근무 정정 요청 취소하기
 */
export const cancelWorkCorrection = (correctionId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/supervisor/work-corrections/${correctionId}`, {}, init);

export const useCancelWorkCorrection = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ correctionId, init }: { correctionId: string; init?: RequestInit }) => cancelWorkCorrection(correctionId, init));

/**
 * Writes the wanted hours into the shift, which keeps its first ones. 409 own-correction for ones own, version-conflict when the shift is no longer as it was looked at.
 * @summary 근무 정정 승인하기
 */
export const approveWorkCorrection = (correctionId: string, correctionApproval?: CorrectionApproval, init?: RequestInit) =>
  call<WorkRecord>('POST', `/admin/work-corrections/${correctionId}/approve`, { json: correctionApproval }, init);

export const useApproveWorkCorrection = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ correctionId, data, init }: { correctionId: string; data?: CorrectionApproval; init?: RequestInit }) => approveWorkCorrection(correctionId, data, init));

/**
 * The TA reads the answer.
 * @summary 근무 정정 반려하기
 */
export const rejectWorkCorrection = (correctionId: string, correctionRejection: CorrectionRejection, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/work-corrections/${correctionId}/reject`, { json: correctionRejection }, init);

export const useRejectWorkCorrection = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ correctionId, data, init }: { correctionId: string; data: CorrectionRejection; init?: RequestInit }) => rejectWorkCorrection(correctionId, data, init));

/**
 * Of a day or a month, of all TAs or one; without any of them of this month.
 * @summary 근무 기록 목록
 */
export const listWorkRecords = (params?: ListWorkRecordsParams, init?: RequestInit) =>
  call<WorkRecordList>('GET', `/admin/work-in-out`, { query: params }, init);

export const useListWorkRecords = (params?: ListWorkRecordsParams, options?: QueryOptions<WorkRecordList>) =>
  useRead([`/admin/work-in-out`, params], (init) => listWorkRecords(params, init), options);

/**
 * For somebody else: a manager asks for corrections of their own shifts.
 * @summary 근무 기록 더하기
 */
export const createWorkRecord = (workRecordInput: WorkRecordInput, init?: RequestInit) =>
  call<WorkRecord>('POST', `/admin/work-in-out`, { json: workRecordInput }, init);

export const useCreateWorkRecord = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ data, init }: { data: WorkRecordInput; init?: RequestInit }) => createWorkRecord(data, init));

/**
 * The first values stay with the shift. 409 version-conflict when somebody else changed it.
 * @summary 근무 기록 정정하기
 */
export const updateWorkRecord = (workRecordId: string, workRecordUpdate: WorkRecordUpdate, init?: RequestInit) =>
  call<WorkRecord>('PUT', `/admin/work-in-out/${workRecordId}`, { json: workRecordUpdate }, init);

export const useUpdateWorkRecord = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ workRecordId, data, init }: { workRecordId: string; data: WorkRecordUpdate; init?: RequestInit }) => updateWorkRecord(workRecordId, data, init));

/**
 * @summary 근무 기록 지우기
 */
export const deleteWorkRecord = (workRecordId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/work-in-out/${workRecordId}`, {}, init);

export const useDeleteWorkRecord = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ workRecordId, init }: { workRecordId: string; init?: RequestInit }) => deleteWorkRecord(workRecordId, init));

/**
 * Makes, changes and deletes shifts as one change set: all of them or none. 409 version-conflict carries both values, 409 overlap names the other shift.
 * @summary 근무 기록 여럿 고치기
 */
export const changeWorkRecords = (workChangeSet: WorkChangeSet, init?: RequestInit) =>
  call<WorkChanged>('PUT', `/admin/work-records`, { json: workChangeSet }, init);

export const useChangeWorkRecords = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ data, init }: { data: WorkChangeSet; init?: RequestInit }) => changeWorkRecords(data, init));
