import { expect, test } from 'vitest';
import { countMistakes, givenPoints, keyRows, mistakeOf, sumOfPoints, toQuestions, withCount } from './keyRows.ts';

const question = { kind: 'CHOICE', answer: 24, alsoAccepts: [2, 4], points: 4.5, unit: '수열', gradingRule: 'NORMAL' };

test('a key is the same after formatting and parsing', () => {
  const rows = keyRows([{ ...question, number: 1 }]);
  expect(rows[0]).toMatchObject({ answer: '②④', also: '② / ④', points: '4.5' });
  expect(toQuestions(rows)).toEqual([{ ...question, number: 1 }]);
});

test('new questions copy the last one, without an answer', () => {
  const rows = withCount(keyRows([{ ...question, number: 1 }]), 3);
  expect(toQuestions(rows)[2]).toEqual({ ...question, number: 3, answer: null, alsoAccepts: [] });
  expect(withCount(rows, 1)).toHaveLength(1);
});

test('an invalid value has its error at its cell', () => {
  const [row] = keyRows([{ ...question, number: 1 }]);
  if (!row) throw new Error('no row');
  expect(mistakeOf({ ...row, answer: '6' }, 'answer')).toMatch(/1–5/);
  expect(mistakeOf({ ...row, also: '2 / x' }, 'also')).toMatch(/나눕니다/);
  expect(mistakeOf({ ...row, points: '0' }, 'points')).toMatch(/배점/);
  expect(countMistakes([row, { ...row, answer: '9', points: '' }])).toBe(2);
});

test('void questions are not in the sum of points', () => {
  const rows = keyRows(
    [1, 2].map((number) => ({ ...question, number, gradingRule: number === 1 ? 'VOID' : 'NORMAL' })),
  );
  expect(sumOfPoints(rows)).toBe(4.5);
});

test('questions share the 만점 until somebody types points', () => {
  const of = (total: number, ...counts: number[]) =>
    counts.reduce<ReturnType<typeof withCount>>((rows, count) => withCount(rows, count, total), []);
  expect(of(100, 20).map(({ points }) => points)).toEqual(Array(20).fill('5'));
  expect(of(100, 25, 3, 30).map(({ points }) => points)).toEqual([...Array(29).fill('3.33'), '3.43']);
  for (const total of [1, 30, 45.5, 100, 120])
    for (const count of [1, 7, 33, 100]) expect(givenPoints(of(total, count))).toBe(total);
  const typed = of(100, 20).map((row, at) => (at === 0 ? { ...row, points: '9' } : row));
  expect(withCount(typed, 21, 100).map(({ points }) => points)).toEqual(['9', ...Array(20).fill('5')]);
});
