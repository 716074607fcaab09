import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  retention_settings: () => ({ keep_years: 7 }),
  retention_runs: () => ({ keep_years: 5, status: 'DONE', ended_at: '2026-02-03T12:00:00Z' }),
  retention_run_students: () => ({
    run_id: parent('retention_runs'),
    student_id: parent('students'),
    last_day: '2020-02-28',
    due_on: '2025-02-28',
    reason: 'WITHDRAWN',
  }),
} satisfies RowMakers;
