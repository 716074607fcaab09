import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  change_sets: () => ({ kind: 'ATTENDANCE_MARK' }),
} satisfies RowMakers;
