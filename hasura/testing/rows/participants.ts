import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  participants: () => ({ weekly_lecture_id: parent('weekly_lectures'), student_id: parent('students') }),
} satisfies RowMakers;
