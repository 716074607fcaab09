import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  actual_exam_scores: () => ({
    student_id: parent('students'),
    kind: 'MOCK',
    year: 2026,
    month: 3,
    subject: '수학',
    raw_score: 84,
  }),
} satisfies RowMakers;
