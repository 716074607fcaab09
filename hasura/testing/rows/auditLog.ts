import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  change_sets: () => ({ kind: 'ATTENDANCE_MARK' }),
  audit_exports: () => ({ purpose: '월별 점검', row_count: 3 }),
} satisfies RowMakers;
