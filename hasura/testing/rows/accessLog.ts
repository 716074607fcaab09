import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  access_log: () => ({ kind: 'RECORD', actor_id: parent('users'), actor_role: 'ta', student_id: parent('students') }),
} satisfies RowMakers;
