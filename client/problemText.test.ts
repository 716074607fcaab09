import { expect, test } from 'vitest';
import { UserError } from '#ui-kit/format/UserError.ts';
import { UnreadableFile } from './errors.ts';
import { problemText } from './problemText.ts';

test('what is meant for people is told in its own words, and nothing else is', () => {
  expect(problemText(new UserError('한 명은 골라 주세요.'))).toBe('한 명은 골라 주세요.');
  expect(problemText(new UnreadableFile('사진이 비어 있습니다.'))).toBe('사진이 비어 있습니다.');
  expect(problemText(new TypeError('x is undefined'))).toBe('문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.');
});
