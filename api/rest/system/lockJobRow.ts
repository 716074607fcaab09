import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Locks a job that is not done. @throws Problem 404, 409 */
export async function lockJobRow(trx: Transaction<Tables>, id: string) {
  const job = await lockRow(trx, 'jobs', id);
  if (job.status === 'DONE') throw conflict('job-done', '이미 끝난 일입니다.');
  return job;
}
