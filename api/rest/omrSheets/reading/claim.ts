import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Lock, Turn } from '../../../jobs/job.ts';
import type { Database } from '../../../ports/database.ts';

/** A scan that this process reads as long as it has the job. */
export interface Claim {
  id: string;
  examId: string;
  fileId: string | null;
  fileName: string;
  /** Null until the file has been opened. */
  pages: number | null;
  /** Number of the try. */
  tries: number;
  createdBy: string | null;
  lock: Lock;
}

/** Begins to read, or goes on with, the scan of a job; undefined when it was cancelled. */
export async function beginScan(
  { kysely }: Database,
  { key, lock }: Pick<Turn, 'key' | 'lock'>,
): Promise<Claim | undefined> {
  return kysely.transaction().execute(async (trx) => {
    await lock(trx);
    // The lease of the row is for processes of the version before, which would take a scan whose lease has run out.
    const { rows } = await sql<Omit<Claim, 'lock'>>`
      update omr_scans set status = 'READING', tries = tries + 1, lease_until = 'infinity'
      where id = ${key}::uuid and status in ('QUEUED', 'READING')
      returning id, exam_id as "examId", file_id as "fileId", file_name as "fileName", pages, tries, created_by as "createdBy"`.execute(
      trx,
    );
    return rows[0] && { ...rows[0], lock };
  });
}

/** Locks the job and the scan until the transaction ends; false when the scan was cancelled. @throws LeaseLost */
export async function lockScanRow(trx: Transaction<Tables>, { id, tries, lock }: Claim): Promise<boolean> {
  await lock(trx);
  const { rows } = await sql`
    select from omr_scans where id = ${id} and status = 'READING' and tries = ${tries} for update`.execute(trx);
  return rows.length > 0;
}
