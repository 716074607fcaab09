import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  consults: () => ({
    student_id: parent('students'),
    consulted_at: '2026-03-03',
    channel: 'PHONE',
    counterpart: 'PARENT',
    body: '숙제 습관을 이야기함.',
  }),
} satisfies RowMakers;
