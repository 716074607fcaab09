import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  representative_lectures: () => ({ student_id: parent('students'), lecture_id: parent('lectures') }),
  enrollments: () => ({ lecture_id: parent('lectures'), student_id: parent('students'), from_date: '2026-03-02' }),
} satisfies RowMakers;
