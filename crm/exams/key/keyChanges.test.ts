import { expect, test } from 'vitest';
import { keyChanges, onTopOf } from './keyChanges.ts';
import { keyRows } from './keyRows.ts';

const question = (number: number, answer: number) => ({
  number,
  answer,
  kind: 'CHOICE',
  alsoAccepts: [],
  points: 5,
  unit: '',
  gradingRule: 'NORMAL',
});
const base = keyRows([question(1, 1), question(2, 24)]);
const [first, second] = base as [(typeof base)[number], (typeof base)[number]];

test('the same answer in another notation is no change', () => {
  expect(keyChanges(base, [first, { ...second, answer: '2,4', points: '5.0' }])).toEqual([]);
  expect(keyChanges(base, [{ ...first, answer: '3' }, second])).toEqual([
    { rowId: '1', field: 'answer', before: '①', after: '③' },
  ]);
});

test('an invalid value is a change, too', () => {
  expect(keyChanges(base, [{ ...first, points: 'x' }, second])).toMatchObject([{ field: 'points', after: 'x' }]);
});

test("both people's changes are kept; for the same value one’s own wins", () => {
  const theirs = [
    { ...first, answer: '②', unit: '극한' },
    { ...second, points: '4' },
  ];
  const mine = [{ ...first, answer: '5' }, second];
  expect(onTopOf(theirs, base, mine)).toEqual([
    { ...first, answer: '5', unit: '극한' },
    { ...second, points: '4' },
  ]);
});

test('questions added or removed by either person', () => {
  const third = { ...second, id: '3' };
  expect(keyChanges(base, [...base, third])).toHaveLength(6);
  expect(onTopOf([...base, third], base, [{ ...first, answer: '5' }, second])).toHaveLength(3);
  expect(onTopOf(base, base, [first])).toEqual([first]);
  expect(onTopOf([first], base, [...base, third])).toHaveLength(3);
});
