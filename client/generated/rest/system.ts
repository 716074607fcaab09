// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Versions } from './participants.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface Backups {
  /**
     * Moment of the newest backup
     * @nullable
     */
  backedUpAt: string | null;
  /**
     * Its size
     * @nullable
     */
  bytes: number | null;
  /**
     * When one was last restored aside and compared
     * @nullable
     */
  checkedAt: string | null;
  /** @nullable */
  checkOk: boolean | null;
}

/**
 * What is due and not done yet
 */
export interface Queue {
  queue: QueueQueue;
  waiting: number;
  /** For how long the oldest has been due */
  oldestSeconds: number;
}

export type QueueQueue = typeof QueueQueue[keyof typeof QueueQueue];

export const QueueQueue = {
  texts: 'texts',
  notifications: 'notifications',
  pushes: 'pushes',
  'omr-scans': 'omr-scans',
} as const;

export interface SystemState {
  /** When it was read */
  at: string;
  /** Of the running build */
  version: string;
  /** When this process started; null where that is not known */
  startedAt: string | null;
  /** The academy is a demo */
  isDemo: boolean;
  database: SystemStateDatabase;
  /** Of the data folder; null where there is none */
  disk: SystemStateDisk;
  files: SystemStateFiles;
  queues: Queue[];
  /** What a person should look at of what the server does by itself */
  jobs: SystemStateJobs;
  /** Null where backups are not taken by this process */
  backups: Backups | null;
}

export type SystemStateDatabase = {
  kind: SystemStateDatabaseKind;
  version: string;
  /** Size of the database */
  bytes: number;
};

export type SystemStateDatabaseKind = typeof SystemStateDatabaseKind[keyof typeof SystemStateDatabaseKind];

export const SystemStateDatabaseKind = {
  POSTGRES: 'POSTGRES',
  PGLITE: 'PGLITE',
} as const;

/**
 * Of the data folder; null where there is none
 */
export type SystemStateDisk = {
  freeBytes: number;
  totalBytes: number;
} | null;

export type SystemStateFiles = {
  count: number;
  bytes: number;
};

/**
 * What a person should look at of what the server does by itself
 */
export type SystemStateJobs = {
  /** Jobs whose last three runs failed */
  failing: number;
  /** Jobs that a manager stopped */
  stopped: number;
};

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
