import { expect, test } from 'vitest';
import { tally } from './tally.ts';

const present = { name: '출석', color: '#15803d' };
const late = { name: '지각', color: '#b45309' };

test('counts each type, the most frequent first, and leaves unmarked weeks out', () => {
  expect(tally([late, null, present, present])).toEqual([
    { ...present, count: 2 },
    { ...late, count: 1 },
  ]);
  expect(tally([null])).toEqual([]);
});
