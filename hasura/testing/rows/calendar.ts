import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  calendar_links: (n) => ({ student_id: parent('students'), token_hash: n.toString(16).padStart(64, '0') }),
} satisfies RowMakers;
