// @module-tag timeless
import { expect, test } from 'vitest';
import { withAnswers } from './withAnswers.ts';

test('answers are changed one by one, and end with the last one entered', () => {
  expect(withAnswers(null, [{ number: 3, answer: 4 }])).toEqual([-1, -1, 4]);
  expect(withAnswers([2, 3, 1], [{ number: 2, answer: -1 }])).toEqual([2, -1, 1]);
  expect(withAnswers([2, 3, 1], [{ number: 2, answer: null }])).toEqual([2, -1, 1]);
  expect(withAnswers([2, 3, 1], [{ number: 3, answer: null }])).toEqual([2, 3]);
  expect(withAnswers([2], [{ number: 1, answer: null }])).toBeNull();
});
