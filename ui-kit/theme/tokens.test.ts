import { expect, test } from 'vitest';
import { contrast, linePairs, textPairs } from './contrast.ts';

test.each(textPairs)('%s is readable on %s', (...pair) => {
  expect(contrast(pair, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(pair, 'dark')).toBeGreaterThanOrEqual(4.5);
});

test.each(linePairs)('%s can be made out on %s', (...pair) => {
  expect(contrast(pair, 'light')).toBeGreaterThanOrEqual(3);
  expect(contrast(pair, 'dark')).toBeGreaterThanOrEqual(3);
});
