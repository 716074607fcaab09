import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';

/** Locks a job that is not done. @throws Problem 404, 409 */
export async function lockJobRow(trx: Transaction<Tables>, id: string) {
  const job = await trx
    .selectFrom('jobs')
    .select(['status', 'run_number', 'started_at', 'worker'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw notFound('서버의 일');
  if (job.status === 'DONE') throw conflict('job-done', '이미 끝난 일입니다.');
  return job;
}
