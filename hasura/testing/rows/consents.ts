import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  consents: () => ({ student_id: parent('students'), kind: 'PHOTO', giver: 'STUDENT', method: 'PAPER' }),
} satisfies RowMakers;
