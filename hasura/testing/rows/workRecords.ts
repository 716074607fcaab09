import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  work_records: () => ({ ta_id: parent('tas'), started_at: '2026-03-02T18:00+09' }),
} satisfies RowMakers;
