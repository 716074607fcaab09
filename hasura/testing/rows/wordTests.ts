import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  word_test_takers: () => ({ plan_id: parent('word_test_plans'), student_id: parent('students') }),
} satisfies RowMakers;
