import type { Deps } from '../deps.ts';
import { notificationJobs } from '../rest/notifications/jobs.ts';
import { scanJob } from '../rest/omrSheets/reading/job.ts';
import { smsJobs } from '../rest/smsMessages/sending/job.ts';
import { housekeeping } from './housekeeping.ts';
import type { Job } from './job.ts';
import { publicationJob } from './publications.ts';

/** Everything an academy's server does by itself, wherever it runs. */
export const academyJobs = (deps: Deps): Job[] => [
  scanJob(deps),
  ...smsJobs(deps),
  ...notificationJobs(deps),
  publicationJob(deps),
  ...housekeeping(deps),
];
