import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  exams: (n) => ({ weekly_lecture_id: parent('weekly_lectures'), name: `시험 ${n}` }),
  exam_questions: (n) => ({ number: (n % 100) + 1, kind: 'CHOICE', answer: 3, points: 4 }),
} satisfies RowMakers;
