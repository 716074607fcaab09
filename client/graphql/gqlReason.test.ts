import { expect, test } from 'vitest';
import { gqlReason } from './gqlReason.ts';

test('what the api says is shown unchanged', () => {
  expect(gqlReason('정원 80명이 모두 찼습니다.')).toBe('정원 80명이 모두 찼습니다.');
});

test('English messages are never shown to people', () => {
  expect(gqlReason('Uniqueness violation. duplicate key value violates unique constraint "a"')).toBe(
    '요청을 마치지 못했습니다. 잠시 뒤 다시 시도해 주세요.',
  );
  expect(gqlReason('database query error')).toBe('요청을 마치지 못했습니다. 잠시 뒤 다시 시도해 주세요.');
});
