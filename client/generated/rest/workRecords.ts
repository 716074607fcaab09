// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type CorrectionApproval = components['schemas']['CorrectionApproval'];
export type CorrectionInput = components['schemas']['CorrectionInput'];
export type CorrectionRejection = components['schemas']['CorrectionRejection'];
export type ListWorkRecordsParams = NonNullable<operations['listWorkRecords']['parameters']['query']>;
export type OutPunch = components['schemas']['OutPunch'];
export type Punch = components['schemas']['Punch'];
export type RemovedWork = components['schemas']['RemovedWork'];
export type ServerClock = components['schemas']['ServerClock'];
export type WorkChange = components['schemas']['WorkChange'];
export type WorkChangeSet = components['schemas']['WorkChangeSet'];
export type WorkChangeSetKind = components['schemas']['WorkChangeSetKind'];
export const WorkChangeSetKind = { edit: 'edit', paste: 'paste', import: 'import' } as const;
export type WorkChanged = components['schemas']['WorkChanged'];
export type WorkProblem = components['schemas']['WorkProblem'];
export type WorkRecord = components['schemas']['WorkRecord'];
export type WorkRecordInput = components['schemas']['WorkRecordInput'];
export type WorkRecordList = components['schemas']['WorkRecordList'];
export type WorkRecordUpdate = components['schemas']['WorkRecordUpdate'];

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
 * @summary 근무 기록 추가
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

/** 근무 기록 삭제 */
export const deleteWorkRecord = (workRecordId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/work-in-out/${workRecordId}`, {}, init);

export const useDeleteWorkRecord = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ workRecordId, init }: { workRecordId: string; init?: RequestInit }) => deleteWorkRecord(workRecordId, init));

/**
 * Makes, changes and deletes shifts as one change set: all of them or none. 409 version-conflict carries both values, 409 overlap names the other shift.
 * @summary 근무 기록 여럿 수정
 */
export const changeWorkRecords = (workChangeSet: WorkChangeSet, init?: RequestInit) =>
  call<WorkChanged>('PUT', `/admin/work-records`, { json: workChangeSet }, init);

export const useChangeWorkRecords = () =>
  useCommand(['workRecords', 'workCorrections', 'workFlags'], ({ data, init }: { data: WorkChangeSet; init?: RequestInit }) => changeWorkRecords(data, init));
