import { expect, test } from 'vitest';
import type { AttemptColumn, Field } from '../grades.ts';
import { examOf, students } from '../testing/gradeData.ts';
import { gradeTotals } from './totals.ts';

const everybody = new Set(students.map(({ id }) => id));
const column = (field: Field, retakeNumber = 0): [string, AttemptColumn] => [
  `${field}${retakeNumber}`,
  { examAt: 0, retakeNumber, field },
];
const columns = new Map([column('value'), column('status'), column('clinic'), column('memo'), column('value', 1)]);

/** The averages, highest values, deviations and counts of the columns. */
function totalsOf(exams: Parameters<typeof gradeTotals>[0], among: ReadonlySet<string> = everybody) {
  const [means, highest, deviations, counts] = gradeTotals(exams, columns, among).map(({ texts }) =>
    Object.fromEntries(texts),
  );
  return { means, highest, deviations, counts };
}

test('a value column has its average and count, a status column the number of missing ones', () => {
  expect(totalsOf([examOf('e', [[80], [65, 75], [null], undefined, [0]])])).toEqual({
    means: { value0: '48.3', value1: '75.0' },
    highest: { value0: '80', value1: '75' },
    deviations: { value0: '34.7', value1: '0.0' },
    counts: { value0: '3/4명', value1: '1/1명', status0: '미응시 1', clinic0: '' },
  });
});

test('without values there is no average', () => {
  expect(totalsOf([examOf('e', [[null], undefined])])).toEqual({
    means: {},
    highest: {},
    deviations: {},
    counts: { value0: '0/1명', status0: '미응시 1', clinic0: '' },
  });
  expect(totalsOf([])).toEqual({ means: {}, highest: {}, deviations: {}, counts: {} });
});

test('only the given students count', () => {
  const exam = examOf('e', [[80], [60]]);
  const [first, second] = students.map(({ id }) => new Set([id]));
  expect(totalsOf([exam], first).means).toEqual({ value0: '80.0' });
  expect(totalsOf([exam], second).means).toEqual({ value0: '60.0' });
});

test('counts the students who must come to the clinic', () => {
  const exam = examOf('e', [[50], [60]]);
  const attempts = exam.scores.map((score) => score.attempts.map((one) => ({ ...one, clinicStatus: 'REQUIRED' })));
  const due = { ...exam, scores: exam.scores.map((score, at) => ({ ...score, attempts: attempts[at]! })) };
  expect(totalsOf([due]).counts).toMatchObject({ clinic0: '대상 2' });
});
