import { expect, test } from 'vitest';
import { gqlReason } from './gqlReason.ts';

test('a rule’s own Korean sentence is shown unchanged', () => {
  expect(gqlReason('Check constraint violation. 정원 80명이 모두 찼습니다.')).toBe('정원 80명이 모두 찼습니다.');
  expect(gqlReason('종료된 강의입니다.')).toBe('종료된 강의입니다.');
});

test('PostgreSQL’s English messages are never shown to people', () => {
  expect(gqlReason('Uniqueness violation. duplicate key value violates unique constraint "a"')).toBe(
    '같은 값이 이미 있습니다.',
  );
  expect(gqlReason('Exclusion violation. conflicting key value')).toBe('기간이 겹치는 기록이 이미 있습니다.');
  expect(gqlReason('database query error')).toBe('처리하지 못했습니다. 잠시 뒤 다시 시도해 주세요.');
});
