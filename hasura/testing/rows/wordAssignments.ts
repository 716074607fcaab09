import { parent, type RowMakers } from '../rowFormat.ts';
import { soon } from '../soon.ts';

export const rows = {
  word_assignments: () => ({ deck_id: parent('word_decks'), due_on: soon(24).slice(0, 10) }),
  word_assignment_students: () => ({ assignment_id: parent('word_assignments'), student_id: parent('students') }),
} satisfies RowMakers;
