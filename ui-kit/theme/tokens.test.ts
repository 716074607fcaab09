import { expect, test } from 'vitest';
import { surfaces } from '../format/color/accent.ts';
import { contrast, linePairs, textPairs } from './contrast.ts';
import { readToken } from './tokens.ts';

test.each(textPairs)('%s is readable on %s', (...pair) => {
  expect(contrast(pair, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(pair, 'dark')).toBeGreaterThanOrEqual(4.5);
});

test.each(linePairs)('%s can be made out on %s', (...pair) => {
  expect(contrast(pair, 'light')).toBeGreaterThanOrEqual(3);
  expect(contrast(pair, 'dark')).toBeGreaterThanOrEqual(3);
});

test.each(['light', 'dark'] as const)("an academy's own colour is tried on the surfaces of %s", (mode) => {
  expect(surfaces[mode]).toEqual(['page', 'surface', 'surface-2', 'hover'].map((name) => readToken(name, mode)));
});
