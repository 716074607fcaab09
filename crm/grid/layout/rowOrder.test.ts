import { expect, test } from 'vitest';
import { compareCells, readSort, sortText } from './rowOrder.ts';

const sorted = (texts: string[], descending = false): string[] =>
  texts
    .map((text) => ({ value: text, text }))
    .toSorted((one, other) => compareCells(one, other, descending))
    .map(({ text }) => text);

test('numbers come by value, then texts, and empty cells last', () => {
  expect(sorted(['9', '100', '', '결시', '54.5'])).toEqual(['9', '54.5', '100', '결시', '']);
  expect(sorted(['9', '100', '', '결시', '54.5'], true)).toEqual(['100', '54.5', '9', '결시', '']);
  expect(sorted(['130 / 200', '95 / 100', '72.5%', '8%'])).toEqual(['8%', '72.5%', '95 / 100', '130 / 200']);
  expect(sorted(['이하은', '강민준', '박서연'])).toEqual(['강민준', '박서연', '이하은']);
});

test('an order goes through the address unchanged', () => {
  for (const sort of [null, { columnId: 'e1 0 value', descending: true }, { columnId: 'name', descending: false }]) {
    expect(readSort(sortText(sort))).toEqual(sort);
  }
});
