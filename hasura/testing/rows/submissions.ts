import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  submissions: () => ({}),
  submission_windows: () => ({ exam_id: parent('exams') }),
  submission_marks: () => ({}),
} satisfies RowMakers;
