import { expect, test } from 'vitest';
import { isOftenAbsent } from './oftenAbsent.ts';

test.each([
  [true, [true, false], true],
  [true, [false, true], false],
  [undefined, [true, true], true],
  [undefined, [true, false], false],
  [undefined, [false, true, true], false],
  [false, [true, true], false],
  [true, [], false],
])('absent here: %s, before: %j', (here, before, expected) => {
  expect(isOftenAbsent(here, before)).toBe(expected);
});
