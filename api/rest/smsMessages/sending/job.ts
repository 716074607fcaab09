import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/job.ts';
import { waitsForSender } from './queue.ts';
import { sendWaiting } from './send.ts';

/** Sends texts as they become due; no job where none are sent. Which text goes out when, and once, is of its own row (decision 0034). */
export function smsJobs(deps: Deps): Job[] {
  if (deps.sms.kind === 'off') return [];
  return [
    {
      kind: 'texts',
      everySeconds: 2,
      lanes: 4,
      leaseSeconds: 15,
      root: 'smsMessages',
      hasWork: waitsForSender,
      run: ({ lock, signal }) => sendWaiting({ ...deps, lock }, signal),
    },
  ];
}
