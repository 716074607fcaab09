import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  jobs: (n) => ({ kind: 'expired-data', key: String(n), every_seconds: 3600 }),
  job_runs: (n) => ({
    job_id: parent('jobs'),
    run_number: n,
    started_at: '2026-03-02T09:00:00Z',
    ended_at: '2026-03-02T09:00:02Z',
    outcome: 'DONE',
  }),
} satisfies RowMakers;
