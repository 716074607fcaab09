import { dateOf } from '#ui-kit/format/testing/when.ts';
import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  // The deck must have a word, which the test names.
  word_test_plans: (n) => ({
    title: `단어 시험 ${n}`,
    from_sequence: 1,
    to_sequence: 1,
    kind: 'SPELLING',
    question_count: 1,
    target_count: 1,
    opens_at: dateOf(1),
    closes_at: dateOf(2),
  }),
  word_test_takers: () => ({ plan_id: parent('word_test_plans'), student_id: parent('students') }),
} satisfies RowMakers;
