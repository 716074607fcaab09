import { soon } from '../soon.ts';
import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  clinic_slots: (n) => ({
    reserve_type: 'CLINIC',
    starts_at: soon(17),
    ends_at: soon(19),
    room: `클리닉실 ${n}`,
    capacity: 2,
    closes_at: soon(16),
    cancel_until: soon(14),
  }),
} satisfies RowMakers;
