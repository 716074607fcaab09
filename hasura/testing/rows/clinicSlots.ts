import { hourOf } from '#ui-kit/format/testing/when.ts';
import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  clinic_slots: (n) => ({
    reserve_type: 'CLINIC',
    starts_at: hourOf(2, 17),
    ends_at: hourOf(2, 19),
    room: `클리닉실 ${n}`,
    capacity: 2,
    closes_at: hourOf(2, 16),
    cancel_until: hourOf(2, 14),
  }),
} satisfies RowMakers;
