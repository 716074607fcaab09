import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  retake_exams: (n) => ({ exam_id: parent('exams'), name: `재시험 ${n}` }),
  // Which questions are mapped the test says, and who hands in which exam; no maker could.
  retake_question_maps: () => ({}),
} satisfies RowMakers;
