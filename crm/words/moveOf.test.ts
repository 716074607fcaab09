import { expect, it } from 'vitest';
import { moveOf } from './moveOf.ts';

// Deleted words leave gaps.
const words = [3, 4, 7, 8].map((sequence) => ({ id: `w${sequence}`, deckId: 'deck', sequence }));
const move = (...ids: string[]) => {
  const found = moveOf(words, ids);
  return found && [found.id, found.place, found.by, found.between.sequence];
};

it('moves a word up and the others down', () => {
  expect(move('w7', 'w3', 'w4', 'w8')).toEqual(['w7', 3, 1, { _gte: 3, _lt: 7 }]);
});

it('moves a word down and the others up', () => {
  expect(move('w4', 'w7', 'w8', 'w3')).toEqual(['w3', 8, -1, { _gt: 3, _lte: 8 }]);
});

it('swaps neighbours', () => {
  expect(move('w3', 'w7', 'w4', 'w8')).toEqual(['w7', 4, 1, { _gte: 4, _lt: 7 }]);
});

it('writes nothing when the order stays', () => {
  expect(move('w3', 'w4', 'w7', 'w8')).toBeUndefined();
});
