import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  attendance_types: (n) => ({
    name: `구분 ${n}`,
    short_name: '구',
    color: '#123456',
    counts_as_present: true,
    sequence: 1000 + n,
  }),
} satisfies RowMakers;
