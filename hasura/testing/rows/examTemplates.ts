import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  exam_templates: (n) => ({ lecture_id: parent('lectures'), name: `양식 ${n}` }),
} satisfies RowMakers;
