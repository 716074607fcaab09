import { expect, it } from 'vitest';
import { countUnits } from './units.ts';

it('counts units, the most frequent first', () => {
  const items = ['지수', '로그', '', '로그', null, '수열'].map((unit) => ({ unit }));
  expect(countUnits(items)).toEqual([
    { unit: '로그', count: 2 },
    { unit: '지수', count: 1 },
    { unit: '수열', count: 1 },
  ]);
});
