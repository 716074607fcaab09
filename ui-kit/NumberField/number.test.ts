import { expect, test } from 'vitest';
import { formatNumber, parseNumber } from './number.ts';

test.each([
  ['1,200', 0, 1200],
  ['１２', 0, 12],
  ['', 0, null],
  ['87.5', 2, 87.5],
  ['-3', 0, -3],
  ['87.5', 0, Number.NaN],
  ['열', 0, Number.NaN],
])('%s with %i decimals is %s', (text, decimals, value) => {
  expect(parseNumber(text, decimals)).toBe(value);
});

test('numbers are grouped by thousands, anything else is shown as an empty text', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
  expect(formatNumber(87.25)).toBe('87.25');
  expect(formatNumber(null)).toBe('');
  expect(formatNumber(Number.NaN)).toBe('');
});
