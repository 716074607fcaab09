import { describe, expect } from 'vitest';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';

const rule = rules();

rule('a deck is for a lecture that exists, or for all', async ({ make, refuses, accepts }) => {
  const { id } = await make('word_decks');
  const sql = 'update word_decks set lecture_id = $1 where id = $2';
  await refuses('23503 word_decks_lecture_id_fkey', sql, [crypto.randomUUID(), id]);
  await accepts(sql, [(await make('lectures')).id, id]);
  await accepts(sql, [null, id]);
});

describe('words', () => {
  rule('stand in one order in their deck, each once', async ({ make, refuses, accepts }) => {
    const { deck_id, term, meaning } = await make('words');
    const other = await make('words', { deck_id });
    expect(other.sequence).toBe(2);
    await refuses('23505 words_sequence_key', 'update words set sequence = 1 where id = $1', [other.id]);
    await accepts('update words set sequence = 3 - sequence where deck_id = $1', [deck_id]);
    const sql = 'insert into words (deck_id, term, meaning, synonyms) values ($1, $2, $3, $4::text[])';
    await refuses('23505 words_term_key', sql, [deck_id, term, meaning, '{}']);
    await refuses('23514 words_synonyms_form', sql, [deck_id, term, '다른 뜻', '{""}']);
    await accepts(sql, [deck_id, term, '다른 뜻', '{비슷한 말}']);
  });

  rule('that were studied stay', async ({ make, refuses, accepts }) => {
    const { word_id } = await make('word_reviews');
    const [word] = await accepts<{ deck_id: string }>('select deck_id from words where id = $1', [word_id]);
    await refuses('23514 words_in_use', 'delete from words where id = $1', [word_id]);
    await refuses('23514 words_in_use', 'delete from word_decks where id = $1', [word?.deck_id]);
    await accepts('delete from words where id = $1', [(await make('words')).id]);
    const { deck_id } = await make('word_test_plans', { deck_id: (await make('words')).deck_id });
    await refuses('23514 word_decks_in_use', 'delete from word_decks where id = $1', [deck_id]);
  });
});

describe('reviews', () => {
  rule('follow from the answers that are kept', async ({ make, refuses, accepts }) => {
    const { student_id, word_id } = await make('word_review_log');
    const insert = `insert into word_reviews (student_id, word_id, state, reps, last_reviewed_at, due_at) values ($1, $2, $3, $4, $5, now() + interval '1 day')`;
    const now = inMinutes(0);
    await refuses('23514 word_reviews_of_log', insert, [student_id, word_id, 'LEARNING', 2, now]);
    await accepts(insert, [student_id, word_id, 'LEARNING', 1, now]);
    await refuses('23505 word_reviews_word_key', insert, [student_id, word_id, 'LEARNING', 1, now]);
    const update = 'update word_reviews set reps = $2 where word_id = $1';
    await refuses('23514 word_reviews_of_log', update, [word_id, 2]);
    await refuses('23514 word_reviews_counts_range', 'update word_reviews set lapses = 9 where word_id = $1', [
      word_id,
    ]);
    await refuses(
      '23514 word_reviews_due_after_review',
      `update word_reviews set due_at = now() - interval '2 days' where word_id = $1`,
      [word_id],
    );
  });

  rule('keep each answer as it was given, or take it back', async ({ make, refuses, accepts }) => {
    const { id } = await make('word_review_log');
    await refuses('23514 word_review_log_kept', 'update word_review_log set rating = 4 where id = $1', [id]);
    await accepts('update word_review_log set is_undone = true where id = $1', [id]);
    await refuses('23514 word_review_log_kept', 'update word_review_log set is_undone = false where id = $1', [id]);
    await refuses(
      '23514 word_review_log_rating_range',
      `insert into word_review_log (id, student_id, word_id, rating, reviewed_at)
       select gen_random_uuid(), student_id, word_id, 5, now() from word_review_log where id = $1`,
      [id],
    );
  });
});

describe('tests', () => {
  rule('ask words of their deck, take one answer each, and end', async ({ make, refuses, accepts }) => {
    const test = await make('word_tests', { question_count: 1 });
    const [word, stranger] = [await make('words', { deck_id: test.deck_id }), await make('words')];
    const ask = 'insert into word_test_answers (test_id, sequence, word_id) values ($1, $2, $3)';
    await refuses('23514 word_test_answers_of_deck', ask, [test.id, 1, stranger.id]);
    await refuses('23514 word_test_answers_of_deck', ask, [test.id, 2, word.id]);
    await accepts(ask, [test.id, 1, word.id]);
    const answer = 'update word_test_answers set answer = $2, is_correct = $3 where test_id = $1';
    await refuses('23514 word_test_answers_marked', answer, [test.id, '답', null]);
    await accepts(answer, [test.id, '답', true]);
    await refuses('23514 word_test_answers_answered', answer, [test.id, '다른 답', false]);
    const again = 'insert into word_tests (deck_id, student_id, question_count) values ($1, $2, 3)';
    await refuses('23505 word_tests_one_open', again, [test.deck_id, test.student_id]);
    await accepts('update word_tests set finished_at = now() where id = $1', [test.id]);
    await refuses('23514 word_tests_started', 'update word_tests set finished_at = null where id = $1', [test.id]);
    await accepts(again, [test.deck_id, test.student_id]);
  });

  rule('keep their deck', async ({ make, refuses }) => {
    const { deck_id } = await make('word_tests');
    await refuses('23503 word_tests_deck_id_fkey', 'delete from word_decks where id = $1', [deck_id]);
  });
});
