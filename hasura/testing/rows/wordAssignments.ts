import { dateOf } from '#ui-kit/format/testing/when.ts';
import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  word_assignments: () => ({ deck_id: parent('word_decks'), due_on: dateOf(2) }),
  word_assignment_students: () => ({ assignment_id: parent('word_assignments'), student_id: parent('students') }),
} satisfies RowMakers;
