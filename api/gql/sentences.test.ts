import { expect, it } from 'vitest';
import { wordAnswer, wordMessage } from './sentences.ts';

it.each([
  [
    'Check constraint violation. enrollments_capacity {"capacity" : 80}',
    '정원 80명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.',
  ],
  ['Check constraint violation. word_tests_finished', '이미 끝난 시험입니다.'],
  [
    'Foreign key violation. attendance_types_in_use {"marked" : 1200, "names" : ["가", "나", "다", "라", "마"]}',
    '가, 나, 다 외 2개 강의의 출결 1,200건에 쓰이고 있어 삭제할 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주세요.',
  ],
  [
    'Uniqueness violation. duplicate key value violates unique constraint "tags_name_key"',
    '같은 이름의 태그가 이미 있습니다.',
  ],
  [
    'Foreign key violation. update or delete on table "words" violates foreign key constraint "word_reviews_word_id_fkey" on table "word_reviews"',
    '학생이 공부한 단어는 삭제할 수 없습니다.',
  ],
  [
    'Foreign key violation. insert or update on table "word_decks" violates foreign key constraint "word_decks_lecture_id_fkey"',
    '강의를 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.',
  ],
  [
    'Foreign key violation. insert or update on table "participants" violates foreign key constraint "participants_attendance_type_id_fkey"',
    '출결 구분을 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.',
  ],
  [
    'Not-NULL violation. null value in column "title" of relation "word_decks" violates not-null constraint',
    '제목을 입력해 주세요.',
  ],
  [
    'Not-NULL violation. null value in column "unknown" of relation "word_decks" violates not-null constraint',
    '꼭 필요한 값이 빠져 있습니다.',
  ],
  [
    'Uniqueness violation. duplicate key value violates unique constraint "unknown_key"',
    '같은 값이 이미 있습니다. 새로고침한 뒤 확인해 주세요.',
  ],
  ['Exclusion violation. conflicting key value violates exclusion', '겹치는 기록이 이미 있습니다.'],
])('words %s', (message, worded) => {
  expect(wordMessage(message)).toBe(worded);
});

it.each([
  "field 'x' not found in type: 'query_root'",
  'permission-error: check constraint of an insert/update permission has failed',
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
    errors: [{ message: '이미 끝난 시험입니다.', extensions }],
  });
});
