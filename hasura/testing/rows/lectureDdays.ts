import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  lecture_ddays: (n) => ({
    lecture_id: parent('lectures'),
    title: '수능',
    falls_on: '2026-11-19',
    sequence: (n % 1000) + 1,
  }),
} satisfies RowMakers;
