import { expect, test } from 'vitest';
import { answerText, isRight, NO_ANSWER, readAnswer } from './answers.ts';

test('choices are parsed in every notation', () => {
  for (const text of ['24', '42', '2,4', '② ④', '２４', '2·4']) expect(readAnswer(text, 'CHOICE'), text).toBe(24);
  for (const text of ['', '6', '22', '2.5', '가']) expect(readAnswer(text, 'CHOICE'), text).toBeUndefined();
});

test('short numbers are parsed unchanged', () => {
  expect(readAnswer(' 0127', 'SHORT')).toBe(127);
  for (const text of ['', '-1', '10000', '1.5', '②④x']) expect(readAnswer(text, 'SHORT'), text).toBeUndefined();
});

test('choices are formatted in circles, numbers unchanged, no answer as an empty text', () => {
  expect(answerText(135, 'CHOICE')).toBe('①③⑤');
  expect(answerText(135, 'SHORT')).toBe('135');
  expect([answerText(NO_ANSWER, 'SHORT'), answerText(null, 'CHOICE')]).toEqual(['', '']);
});

test('an answer is graded by the key, the other accepted answers and the grading rule', () => {
  const question = {
    number: 1,
    kind: 'CHOICE',
    answer: 2,
    alsoAccepts: [24],
    points: 4,
    unit: '',
    gradingRule: 'NORMAL',
  };
  expect([2, 24, 4, NO_ANSWER].map((given) => isRight(question, given))).toEqual([true, true, false, false]);
  expect(isRight({ ...question, gradingRule: 'ALL_CORRECT' }, 5)).toBe(true);
  expect(isRight({ ...question, gradingRule: 'VOID' }, 2)).toBeUndefined();
  expect(isRight({ ...question, answer: null }, 2)).toBeUndefined();
});
