import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Database } from '../../../ports/database.ts';

/** A scan that this process reads until its lease runs out. */
export interface Claim {
  id: string;
  examId: string;
  fileId: string | null;
  fileName: string;
  /** Null until the file has been opened. */
  pages: number | null;
  /** Number of the try: after a later reader took over, one with a lower number can no longer write. */
  tries: number;
  createdBy: string | null;
}

/** Lease in seconds, after which another reader takes over; a page takes nine at most, and a worker a minute to start. */
export const leaseSeconds = 90;

/** Takes the oldest scan that waits or whose lease expired; two processes never take the same. */
export async function claimScan({ kysely }: Database, now: Date): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update omr_scans set status = 'READING', tries = tries + 1, lease_until = ${leaseEnd(now)}
    where id = (
      select id from omr_scans where status = 'QUEUED' or (status = 'READING' and lease_until <= ${now.toISOString()}::timestamptz)
      order by created_at limit 1 for update skip locked)
    returning id, exam_id as "examId", file_id as "fileId", file_name as "fileName", pages, tries, created_by as "createdBy"`.execute(
    kysely,
  );
  return rows[0];
}

/** Renews a lease and locks the scan until the transaction ends; false when it was cancelled or taken over. */
export async function lockClaimRow(trx: Transaction<Tables>, { id, tries }: Claim, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update omr_scans set lease_until = ${leaseEnd(now)} where id = ${id} and status = 'READING' and tries = ${tries} returning id`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Releases a scan at once for another reader, when this process ends. */
export async function releaseClaim({ kysely }: Database, { id, tries }: Claim, now: Date): Promise<void> {
  await sql`
    update omr_scans set lease_until = ${now.toISOString()}::timestamptz
    where id = ${id} and status = 'READING' and tries = ${tries}`.execute(kysely);
}

/** Releases all leases where one process alone has the database: earlier readers are dead. */
export async function releaseDeadClaims({ kysely }: Database, now: Date): Promise<void> {
  await sql`update omr_scans set lease_until = ${now.toISOString()}::timestamptz where status = 'READING'`.execute(
    kysely,
  );
}

const leaseEnd = (now: Date) => sql`${now.toISOString()}::timestamptz + ${leaseSeconds} * interval '1 second'`;
