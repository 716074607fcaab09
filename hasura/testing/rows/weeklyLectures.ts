import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  weekly_lectures: (n) => ({
    lecture_id: parent('lectures'),
    special_name: `특강 ${n}`,
    held_on: '2026-03-03',
    starts_at: '18:00',
    ends_at: '21:00',
  }),
} satisfies RowMakers;
