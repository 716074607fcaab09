import { expect, test } from 'vitest';
import { keyedAnswer } from './keyedAnswer.ts';

test.each([
  ['CHOICE', -1, '3', false, 3],
  ['CHOICE', 3, '5', false, 5],
  ['CHOICE', 4, '2', true, 24],
  ['CHOICE', 24, '4', true, 2],
  ['CHOICE', 2, '2', true, -1],
  ['CHOICE', 24, '0', false, -1],
  ['CHOICE', 2, '7', false, 2],
  ['SHORT', -1, '1', false, 1],
  ['SHORT', 1, '0', false, 10],
  ['SHORT', 1234, '5', false, 5],
  ['SHORT', 12, 'Backspace', false, 1],
  ['SHORT', 1, 'Backspace', false, -1],
])('%s %i and %s, Shift %s, is %i', (kind, former, key, isShifted, next) => {
  expect(keyedAnswer(kind, former, key, isShifted)).toBe(next);
});
