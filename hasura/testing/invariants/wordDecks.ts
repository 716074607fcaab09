import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'an answer of a word test is of a word of its deck',
    sql: `select answer.id from word_test_answers as answer join word_tests as test on test.id = answer.test_id
      join words on words.id = answer.word_id where words.deck_id <> test.deck_id or answer.sequence > test.question_count`,
  },
];
