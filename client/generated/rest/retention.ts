// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type RetentionCancel = components['schemas']['RetentionCancel'];
export type RetentionProgress = components['schemas']['RetentionProgress'];
export type RetentionSettings = components['schemas']['RetentionSettings'];
export type RetentionStart = components['schemas']['RetentionStart'];
export type Withdrawal = components['schemas']['Withdrawal'];

/**
 * Less than five years needs that receipts are kept elsewhere (409 legal-minimum). Refused while a run is under way (409 run-open).
 * @summary 보관 기간 정하기
 */
export const changeRetentionSettings = (retentionSettings: RetentionSettings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/retention/settings`, { json: retentionSettings }, init);

export const useChangeRetentionSettings = () =>
  useCommand(['retentionSettings', 'retentionCandidates'], ({ data, init }: { data: RetentionSettings; init?: RequestInit }) => changeRetentionSettings(data, init));

/**
 * Over everyone whose time is over, when they are as many as were shown (409 retention-changed). One run at a time (409 run-open). Nothing is asked for yet.
 * @summary 파기 시작
 */
export const beginRetentionRun = (retentionStart: RetentionStart, init?: RequestInit) =>
  call<RetentionProgress>('POST', `/retention/runs`, { json: retentionStart }, init);

export const useBeginRetentionRun = () =>
  useCommand(['retentionRuns'], ({ data, init }: { data: RetentionStart; init?: RequestInit }) => beginRetentionRun(data, init));

/**
 * Asks for the anonymisation of the next twenty, as deleting each of them does: until the days to take it back are over they can be kept. Whoever came
 * back since the preview is skipped.
 * @summary 파기 이어서 하기
 */
export const continueRetentionRun = (runId: string, init?: RequestInit) =>
  call<RetentionProgress>('POST', `/retention/runs/${runId}/continue`, {}, init);

export const useContinueRetentionRun = () =>
  useCommand(['retentionRuns', 'retentionCandidates', 'students'], ({ runId, init }: { runId: string; init?: RequestInit }) => continueRetentionRun(runId, init));

/**
 * Stops a run. With takeBack those whose days are not over are kept, of a run that ended too.
 * @summary 파기 멈추기, 되돌리기
 */
export const cancelRetentionRun = (runId: string, retentionCancel: RetentionCancel, init?: RequestInit) =>
  call<RetentionProgress>('POST', `/retention/runs/${runId}/cancel`, { json: retentionCancel }, init);

export const useCancelRetentionRun = () =>
  useCommand(['retentionRuns', 'retentionCandidates', 'students'], ({ runId, data, init }: { runId: string; data: RetentionCancel; init?: RequestInit }) => cancelRetentionRun(runId, data, init));

/**
 * The account closes; the time to keep the records begins. With null the day is taken away, and the account stays as it is.
 * @summary 퇴원일 적기
 */
export const recordWithdrawal = (studentId: string, withdrawal: Withdrawal, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/students/${studentId}/withdrawal`, { json: withdrawal }, init);

export const useRecordWithdrawal = () =>
  useCommand(['students', 'retentionCandidates'], ({ studentId, data, init }: { studentId: string; data: Withdrawal; init?: RequestInit }) => recordWithdrawal(studentId, data, init));
