import { longestIdle } from '../../jobs/queue.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockJobRow } from './lockJobRow.ts';

/** Makes a job due: a process takes it at its next look. */
export const runJob: Handler<'runJob'> = async ({ trx, params, now }) => {
  const { status } = await lockJobRow(trx, params.jobId);
  if (status === 'RUNNING') throw conflict('job-running', '지금 하고 있는 일입니다. 끝난 뒤에 다시 해 주세요.');
  // Due for so long that it begins though there may be nothing to do.
  const due_at = new Date(now.getTime() - longestIdle * 1000);
  await trx
    .updateTable('jobs')
    .set({ status: 'WAITING', due_at, failures: 0, code: null, stopped_by: null })
    .where('id', '=', params.jobId)
    .execute();
};
