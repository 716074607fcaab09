import { inUseBy, inUseByStudents } from '../_protocol/problem/inUse.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  words_term_key: [409, 'duplicate-word', '같은 단어와 뜻이 이미 있습니다.', 'term'],
  word_decks_in_use: inUseBy('단어 시험에 쓰인 단어장은 삭제할 수 없습니다', '단어장을 비공개로 바꿔 주세요.'),
  words_in_use: inUseByStudents(
    '학생이 공부했거나 시험에 나온 단어는 삭제할 수 없습니다',
    '단어장을 비공개로 바꿔 주세요.',
  ),
  word_reviews_word_id_fkey: inUseByStudents('학생이 공부한 단어는 삭제할 수 없습니다'),
  word_test_answers_word_id_fkey: inUseByStudents('시험에 나온 단어는 삭제할 수 없습니다'),
  word_tests_deck_id_fkey: inUseByStudents('시험을 본 단어장은 삭제할 수 없습니다'),
  word_reviews_of_log: [409, 'stale', '복습 기록이 서로 맞지 않습니다. 새로고침한 뒤 다시 해 주세요.'],
  word_review_log_kept: [409, 'stale', '이미 남긴 복습 기록은 바꿀 수 없습니다.'],
  word_review_log_word_id_fkey: inUseByStudents('학생이 공부한 단어는 삭제할 수 없습니다'),
  word_settings_bounds: [
    422,
    'invalid-value',
    '‘가장 적게’와 ‘가장 많이’ 사이의 수를 적어 주세요. ‘가장 많이’는 60개까지입니다.',
    'newPerDay',
  ],
  word_paces_bounds: [
    422,
    'out-of-bounds',
    ({ least, most }: { least: number; most: number }) => `${least}개부터 ${most}개까지 고를 수 있습니다.`,
    'newPerDay',
  ],
  word_paces_new_per_day_range: [422, 'out-of-bounds', '1개부터 60개까지 고를 수 있습니다.', 'newPerDay'],
  word_tests_finished: [409, 'finished', '이미 끝난 시험입니다.'],
  word_test_answers_answered: [409, 'answered', '이미 답한 문항입니다.'],
  word_test_answers_of_deck: [422, 'invalid-value', '이 시험의 문항이 아닙니다.'],
  word_tests_started: [409, 'finished', '시작한 시험은 바꿀 수 없습니다.'],
};
