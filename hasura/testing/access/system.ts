import { notSummed, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  jobs: {
    manager: {
      read: `id kind key every_seconds due_at status run_number worker failures code started_at ended_at succeeded_at
        stopped_by created_at updated_at`,
      ...notSummed,
    },
  },
  job_runs: {
    manager: { read: 'id job_id run_number started_at ended_at milliseconds outcome code worker' },
  },
};
