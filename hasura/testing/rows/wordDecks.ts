import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  word_decks: (n) => ({ title: `단어장 ${n}` }),
  words: (n) => ({ deck_id: parent('word_decks'), term: `word ${n}`, meaning: '뜻' }),
  word_reviews: () => ({ student_id: parent('students'), word_id: parent('words') }),
  word_review_log: () => ({
    id: crypto.randomUUID(),
    student_id: parent('students'),
    word_id: parent('words'),
    rating: 3,
    reviewed_at: inMinutes(-1),
  }),
  word_settings: () => ({ new_per_day: 10 }),
  word_paces: () => ({ student_id: parent('students'), new_per_day: 10 }),
  word_tests: () => ({ deck_id: parent('word_decks'), student_id: parent('students'), question_count: 3 }),
} satisfies RowMakers;
