import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  change_sets: () => ({ kind: 'ATTENDANCE_MARK' }),
  change_set_places: () => ({ change_set_id: parent('change_sets'), place: '2026-11', actor_id: parent('users') }),
  audit_exports: () => ({ purpose: '월별 점검', row_count: 3 }),
} satisfies RowMakers;
