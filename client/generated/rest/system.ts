// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type Backups = components['schemas']['Backups'];
export type Queue = components['schemas']['Queue'];
export type SystemState = components['schemas']['SystemState'];

/**
 * What managers ask of the machine. Versions, the database, disk, files, queues, and when the last backup was written and checked. Nothing personal is in it.
 * @summary 시스템 상태
 */
export const readSystem = (init?: RequestInit) =>
  call<SystemState>('GET', `/system`, {}, init);

export const useReadSystem = (options?: QueryOptions<SystemState>) =>
  useRead([`/system`], (init) => readSystem(init), options);

/**
 * Makes a job due now; one that was stopped, or failed for good, goes on. Refused while it runs (409 job-running) and when it is done (409 job-done).
 * @summary 서버의 일 지금 실행
 */
export const runJob = (jobId: string, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/system/jobs/${jobId}/run`, {}, init);

export const useRunJob = () =>
  useCommand(['jobs'], ({ jobId, init }: { jobId: string; init?: RequestInit }) => runJob(jobId, init));

/**
 * It runs no more until somebody runs it. A run under way can write nothing from now on, and ends at its next step. Refused when it is stopped
 * (409 job-stopped) or done (409 job-done).
 * @summary 서버의 일 멈추기
 */
export const stopJob = (jobId: string, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/system/jobs/${jobId}/stop`, {}, init);

export const useStopJob = () =>
  useCommand(['jobs', 'jobRuns'], ({ jobId, init }: { jobId: string; init?: RequestInit }) => stopJob(jobId, init));
