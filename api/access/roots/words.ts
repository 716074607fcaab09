import type { RootAccess } from './format.ts';

/** Words and what students know of them. */
export const words: RootAccess = {
  wordDeckProgress: ['absent', 'own', 'own', 'all', 'all'],
  wordDeckProgress_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  wordReviews: ['absent', 'own', 'own', 'all', 'all'],
  wordReviews_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  wordReviews_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  words: ['absent', 'own', 'own', 'all', 'all'],
  words_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  words_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  wordTestAnswers: ['absent', 'own', 'own', 'all', 'all'],
  wordTestAnswers_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  wordTestAnswers_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  wordTestResults: ['absent', 'own', 'own', 'all', 'all'],
  wordTestResults_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  wordTests: ['absent', 'own', 'own', 'all', 'all'],
  wordTests_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  wordTests_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  delete_words: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
  delete_words_by_pk: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
  insert_words: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
  insert_words_one: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
  update_words: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
  update_words_by_pk: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
  update_words_many: ['absent', 'absent', 'absent', 'allowed', 'allowed'],
};
