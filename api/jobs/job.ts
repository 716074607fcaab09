import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { diskFullCodes, Problem } from '../http/problem.ts';
import { isSqlError } from '../http/sqlError.ts';
import { DatabaseAway } from '../ports/database.ts';
import { StorageAway } from '../ports/storage.ts';

/** Something the server does by itself. Any number of processes may offer the same; each run is of one of them. */
export interface Job {
  /** Its name in the table, the log and the figures: small letters and dashes. */
  kind: string;
  /** Seconds from the end of a run to the next; absent for what is done once for each row that somebody queued. */
  everySeconds?: number;
  /** The next time it is due, where that is a time of the clock. @default `everySeconds` after the end of a run */
  dueAt?(now: Date): Date;
  /** How many runs of it there may be at once, over all processes. @default 1 */
  lanes?: number;
  /** Seconds after which another process takes over from one that is silent. @default 30 */
  leaseSeconds?: number;
  /** The lease is renewed by `lock` alone, so that a run that hangs loses it; otherwise as long as the process lives. @default false */
  renewsByWork?: boolean;
  /** Tries of what is done once, before a person has to look. @default 10 */
  mostTries?: number;
  /** A GraphQL root whose changes may mean work: a run begins at once. */
  root?: string;
  /** SQL that is true while there may be something to do: what is due begins only then, and once a minute. @default always true */
  hasWork?(now: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Does what there is to do. Answers whether there was anything: a run without is not written down. */
  run(turn: Turn): Promise<boolean>;
}

/** One run of a job, as long as its lease is kept. */
export interface Turn {
  /** What it is done to. */
  key: string;
  /** Number of the run: how often the job was taken. */
  number: number;
  /** When the last run that did not fail began; null for the first. */
  since: Date | null;
  /** Aborted when the process stops, the lease is lost or a manager stops the job. */
  signal: AbortSignal;
  lock: Lock;
}

/**
 * Locks the job until the transaction ends and renews the lease: what the transaction writes is written by the one that has the job.
 * @throws LeaseLost
 */
export type Lock = (trx: Transaction<Tables>) => Promise<void>;

/** The job belongs to another process, or to nobody: nothing may be written any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Why a run failed, as a code that stays the same. */
export function failureCode(error: unknown): string {
  if (error instanceof Problem) return error.code;
  if (error instanceof DatabaseAway) return 'database-unreachable';
  if (error instanceof StorageAway) return 'storage-unreachable';
  if (error instanceof Error && 'code' in error && diskFullCodes.includes(String(error.code))) return 'disk-full';
  return isSqlError(error) ? 'database-refused' : 'unexpected';
}
