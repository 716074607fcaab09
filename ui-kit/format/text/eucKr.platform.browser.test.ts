import { expect, test } from 'vitest';
import { carriedEverywhere, carriedLetters } from '../testing/carriedLetters.ts';

test('carries the same letters here as on every other platform', async () => {
  expect(await carriedLetters()).toEqual(carriedEverywhere);
});
