// Generated from openapi/ by `npm run generate`. Do not edit.

import { call, useCommand } from '../../rest.ts';

export interface ErrorReceipt {
  /** What the recovery page shows, for the support desk */
  errorId: string;
}

export interface ErrorReport {
  /** @maxLength 2000 */
  message: string;
  /** @maxLength 4000 */
  stack: string;
  /** @maxLength 2000 */
  url: string;
  timestamp: string;
  /** @maxLength 500 */
  userAgent: string;
}

/**
 * Size- and rate-limited; tokens are cut out before it is stored.
 * @summary 화면 오류 남기기
 */
export const reportError = (errorReport: ErrorReport, init?: RequestInit) =>
  call<ErrorReceipt>('POST', `/error-log/error`, { json: errorReport }, init);

export const useReportError = () =>
  useCommand('reportError', ({ data }: { data: ErrorReport }) => reportError(data));
