import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterPut, afterRedo, afterUndo } from './useHistory.ts';

const start = { past: [], now: 0, future: [] };

test('with nothing to undo or redo nothing changes', () => {
  expect(afterUndo(start)).toBe(start);
  expect(afterRedo(start)).toBe(start);
});

test('after a change, undone states cannot be redone', () => {
  expect(afterPut(afterUndo(afterPut(start, 1)), 2)).toEqual({ past: [0], now: 2, future: [] });
});

test('as many undos as changes restore the start, as many redos the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (changes) => {
      const end = changes.reduce(afterPut<number>, start);
      const undone = changes.reduce(afterUndo<number>, end);
      expect(undone).toEqual({ past: [], now: 0, future: [...changes] });
      expect(changes.reduce(afterRedo<number>, undone)).toEqual(end);
    }),
  );
});
