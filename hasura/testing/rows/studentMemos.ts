import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  student_memos: () => ({ student_id: parent('students'), body: '메모' }),
} satisfies RowMakers;
