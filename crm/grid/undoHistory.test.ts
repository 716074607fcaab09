import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CellKey, ChangeSet } from './types.ts';
import {
  afterChange,
  afterRedo,
  afterUndo,
  afterWrite,
  EMPTY_HISTORY,
  reversed,
  type UndoHistory,
} from './undoHistory.ts';

type Cell = CellKey<string, 'value'>;
type Values = Readonly<Record<string, string | null>>;

const change = (record: string, before: string | null, after: string | null): ChangeSet<Cell> => [
  { cell: { record, column: 'value' }, before, version: 1, after },
];
const [first, second, third] = [change('a', null, '1'), change('b', null, '2'), change('a', '1', '3')];
const three = [first, second, third].reduce<UndoHistory<Cell>>(afterChange, EMPTY_HISTORY);

test('actions are undone latest first and redone in their order', () => {
  const undone = afterUndo(afterUndo(three, third), second);
  expect(undone).toEqual({ done: [first], undone: [third, second] });
  expect(afterRedo(undone, second)).toEqual({ done: [first, second], undone: [third] });
});

test('after a new action nothing can be redone', () => {
  expect(afterChange(afterUndo(three, third), first).undone).toEqual([]);
});

test.each([
  ['nothing was written', [], { done: [first, third], undone: [] }],
  ['a part was written', first, { done: [first, first, third], undone: [] }],
])('when %s of an action, the history holds what was', (_, written, expected) => {
  expect(afterWrite(three, second, written)).toEqual(expected);
});

test('an action that fails after it was undone cannot be redone', () => {
  expect(afterWrite(afterUndo(three, third), third, [])).toEqual({ done: [first, second], undone: [] });
});

const values = fc.option(fc.constantFrom('1', '2', '3'), { nil: null });
const actions = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), values, { minKeys: 1 }), { maxLength: 12 });

/** Performs actions one after another, each on the result of the one before. */
function doAll(asked: readonly Values[]): { history: UndoHistory<Cell>; now: Values } {
  let history: UndoHistory<Cell> = EMPTY_HISTORY;
  let now: Values = {};
  for (const wanted of asked) {
    const changeSet = Object.entries(wanted).flatMap(([record, after]) => change(record, now[record] ?? null, after));
    history = afterChange(history, changeSet);
    now = written(now, changeSet);
  }
  return { history, now };
}

const written = (now: Values, changeSet: ChangeSet<Cell>): Values => ({
  ...now,
  ...Object.fromEntries(changeSet.map(({ cell, after }) => [cell.record, after])),
});

test('undoing everything restores the start, redoing everything the end', () => {
  fc.assert(
    fc.property(actions, (asked) => {
      const end = doAll(asked);
      let { history, now } = end;
      for (let last = history.done.at(-1); last; last = history.done.at(-1)) {
        history = afterUndo(history, last);
        now = written(now, reversed(last));
      }
      expect(Object.values(now).every((value) => value === null)).toBe(true);
      for (let last = history.undone.at(-1); last; last = history.undone.at(-1)) {
        history = afterRedo(history, last);
        now = written(now, last);
      }
      expect(history).toEqual(end.history);
      expect(now).toEqual(end.now);
    }),
  );
});

test('reversing a change set twice gives the same change set', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const changeSet = change('a', before, after);
      expect(reversed(reversed(changeSet))).toEqual(changeSet);
    }),
  );
});
