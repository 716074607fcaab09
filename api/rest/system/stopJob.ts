import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockJobRow } from './lockJobRow.ts';

/** Stops a job. The run under way has lost it, as if another process had taken it. */
export const stopJob: Handler<'stopJob'> = async ({ trx, params, actor, now }) => {
  const job = await lockJobRow(trx, params.jobId);
  if (job.status === 'STOPPED') throw conflict('job-stopped', '이미 멈춘 일입니다.');
  await trx
    .updateTable('jobs')
    .set({ status: 'STOPPED', lease_until: null, stopped_by: actor.userId })
    .where('id', '=', params.jobId)
    .execute();
  if (job.status !== 'RUNNING' || job.started_at === null) return;
  await trx
    .insertInto('job_runs')
    .values({
      job_id: params.jobId,
      run_number: job.run_number,
      started_at: job.started_at,
      ended_at: now < job.started_at ? job.started_at : now,
      outcome: 'STOPPED',
      worker: job.worker,
    })
    .execute();
};
