// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type ErrorReceipt = components['schemas']['ErrorReceipt'];
export type ErrorReport = components['schemas']['ErrorReport'];
export type ErrorStatus = components['schemas']['ErrorStatus'];

/**
 * Size- and rate-limited; tokens are cut out before it is stored.
 * @summary 오류 기록 남기기
 */
export const reportError = (errorReport: ErrorReport, init?: RequestInit) =>
  call<ErrorReceipt>('POST', `/error-log/error`, { json: errorReport }, init);

export const useReportError = () =>
  useCommand(['errorGroups'], ({ data, init }: { data: ErrorReport; init?: RequestInit }) => reportError(data, init));

/**
 * A closed one that is reported again is open again.
 * @summary 오류 기록 닫기, 다시 열기
 */
export const setErrorStatus = (errorId: string, errorStatus: ErrorStatus, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/errors/${errorId}/status`, { json: errorStatus }, init);

export const useSetErrorStatus = () =>
  useCommand(['errorGroups'], ({ errorId, data, init }: { errorId: string; data: ErrorStatus; init?: RequestInit }) => setErrorStatus(errorId, data, init));
