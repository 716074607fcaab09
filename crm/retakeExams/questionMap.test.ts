import { expect, test } from 'vitest';
import { mapText, readMap } from './questionMap.ts';

test('a map is the same after formatting and parsing', () => {
  const text = mapText([
    { number: 1, retakeMap: { originalQuestion: { number: 3 } } },
    { number: 2, retakeMap: null },
    { number: 3, retakeMap: { originalQuestion: { number: 5 } } },
  ]);
  expect(text).toBe('1=3, 3=5');
  expect(readMap(text)).toEqual([
    { number: 1, originalNumber: 3 },
    { number: 3, originalNumber: 5 },
  ]);
});

test('any other text is refused', () => {
  expect(readMap('')).toEqual([]);
  for (const text of ['1', '1=', '1=3, 1=4', '가=1']) expect(readMap(text), text).toBeUndefined();
});
