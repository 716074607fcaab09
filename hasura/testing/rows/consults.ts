import { parent, type RowMakers } from './format.ts';

export const consults = {
  consults: () => ({
    student_id: parent('students'),
    consulted_at: '2026-03-03',
    channel: 'PHONE',
    counterpart: 'PARENT',
    body: '숙제 습관을 이야기함.',
  }),
  actual_exam_scores: () => ({
    student_id: parent('students'),
    kind: 'MOCK',
    year: 2026,
    month: 3,
    subject: '수학',
    raw_score: 84,
  }),
} satisfies RowMakers;
