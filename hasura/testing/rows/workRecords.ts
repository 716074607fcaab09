import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  work_records: () => ({ ta_id: parent('tas'), started_at: '2026-03-02T18:00+09' }),
  work_corrections: () => ({
    ta_id: parent('tas'),
    started_at: '2026-03-02T18:00+09',
    ended_at: '2026-03-02T22:00+09',
    reason: '퇴근을 찍지 않았습니다',
  }),
} satisfies RowMakers;
