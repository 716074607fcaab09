import { expect, test } from 'vitest';
import type { OmrScoreFragment, OmrSheetFragment } from '../generated/graphql.ts';
import { changeWords, valueNow, valueOf } from './scoreOfSheet.ts';

const question = { kind: 'CHOICE', alsoAccepts: [], points: 20, unit: '', gradingRule: 'NORMAL' };
const items = [
  { ...question, number: 1, answer: 2 },
  { ...question, number: 2, answer: 3, alsoAccepts: [4] },
  { ...question, number: 3, answer: null, gradingRule: 'ALL_CORRECT' },
];
const first = { retakeExam: null } as OmrSheetFragment;
const again = { retakeExam: { name: '재시험지' } } as OmrSheetFragment;

test('answers give the points of the right ones', () => {
  expect(valueOf({ items }, first, [2, 4, -1])).toBe(60);
  expect(valueOf({ items }, first, [1, -1, -1])).toBe(20);
});

test('without a whole key, or for a retake, there is no value to show', () => {
  expect(valueOf({ items: [{ ...items[0]!, answer: null }] }, first, [2])).toBeUndefined();
  expect(valueOf({ items }, again, [2, 3, 1])).toBeUndefined();
});

test('the value now is that of the same paper', () => {
  const attempts = [
    { id: 'a', value: 40, retakeExam: null },
    { id: 'b', value: 90, retakeExam: { name: '재시험지' } },
  ];
  const score = { attempts } as OmrScoreFragment;
  expect([valueNow(score, first), valueNow(score, again), valueNow(undefined, first)]).toEqual([40, 90, undefined]);
});

test('both stand beside each other', () => {
  expect(changeWords(80, 75)).toBe('지금 80점 → 75점');
  expect(changeWords(80, 80)).toBe('점수 80점 그대로');
  expect(changeWords(undefined, 75)).toBe('아직 점수 없음 → 75점');
  expect(changeWords(90, undefined)).toBe('지금 점수 90점');
});
