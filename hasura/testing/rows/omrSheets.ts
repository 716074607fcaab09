import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  omr_layouts: () => ({ exam_id: parent('exams'), questions: 'CC', template: '{}' }),
  omr_scans: () => ({ exam_id: parent('exams'), file_name: '스캔.pdf' }),
  omr_sheets: () => ({ exam_id: parent('exams') }),
} satisfies RowMakers;
