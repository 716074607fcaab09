import { expect, it } from 'vitest';
import { wordAnswer, wordMessage } from './sentences.ts';

it.each([
  [
    'Check constraint violation. enrollments_capacity {"capacity" : 80}',
    'Check constraint violation. 정원 80명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.',
  ],
  ['Check constraint violation. word_tests_finished', 'Check constraint violation. 이미 끝난 시험입니다.'],
  [
    'Foreign key violation. attendance_types_in_use {"marked" : 1200, "names" : ["가", "나", "다", "라", "마"]}',
    'Foreign key violation. 가, 나, 다 외 2개 강의의 출결 1,200건에 쓰이고 있어 지울 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주세요.',
  ],
  [
    'Uniqueness violation. duplicate key value violates unique constraint "tags_name_key"',
    'Uniqueness violation. 같은 이름의 태그가 이미 있습니다.',
  ],
  [
    'Foreign key violation. update or delete on table "words" violates foreign key constraint "word_reviews_word_id_fkey" on table "word_reviews"',
    'Foreign key violation. 학생이 공부한 단어는 지울 수 없습니다.',
  ],
  [
    'Foreign key violation. insert or update on table "word_decks" violates foreign key constraint "word_decks_lecture_id_fkey"',
    'Foreign key violation. 강의를 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.',
  ],
  [
    'Foreign key violation. insert or update on table "participants" violates foreign key constraint "participants_attendance_type_id_fkey"',
    'Foreign key violation. 출결 구분을 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.',
  ],
])('words %s', (message, worded) => {
  expect(wordMessage(message)).toBe(worded);
});

it.each([
  'Uniqueness violation. duplicate key value violates unique constraint "unknown_key"',
  'Not-NULL violation. null value in column "title" of relation "word_decks" violates not-null constraint',
  "field 'x' not found in type: 'query_root'",
])('leaves alone: %s', (message) => {
  expect(wordMessage(message)).toBe(message);
});

it('leaves data unchanged', () => {
  const data = '{"data":{"wordDecks":[{"title": "Check constraint violation. word_tests_finished"}]}}';
  expect(wordAnswer(data)).toBe(data);
});

it('words the error of an answer and keeps its code', () => {
  const extensions = { path: '$.selectionSet', code: 'permission-error' };
  const errors = [{ message: 'Check constraint violation. word_tests_finished', extensions }];
  expect(JSON.parse(wordAnswer(JSON.stringify({ errors })))).toEqual({
    errors: [{ message: 'Check constraint violation. 이미 끝난 시험입니다.', extensions }],
  });
});
