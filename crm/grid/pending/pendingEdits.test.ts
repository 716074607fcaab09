import { expect, test } from 'vitest';
import { isRefused, withEdits, withoutEdits } from './pendingEdits.ts';
import type { CellKey, PendingEdit, PendingEdits } from '../types.ts';

type Cell = CellKey<string, 'mark' | 'memo'>;

const edit = (
  record: string,
  column: Cell['column'],
  value: string,
  state: PendingEdit['state'],
): PendingEdit<Cell> => ({
  cell: { record, column },
  value,
  state,
  base: { value: null, version: 1 },
});
const none: PendingEdits<Cell> = new Map();
const [mark, memo] = [edit('a', 'mark', '1', 'saving'), edit('a', 'memo', 'late', 'saved')];
const both = withEdits(none, [mark, memo]);

test('a newer edit of a cell replaces the older one, others stay', () => {
  const next = withEdits(both, [edit('a', 'mark', '2', 'failed')]);
  expect([...next.values()].map(({ value }) => value)).toEqual(['2', 'late']);
  expect(both.size).toBe(2);
});

test.each([
  ['of a cell', undefined, [memo]],
  ['only in a state that the edit is in', 'saving', [memo]],
  ['not in another state', 'saved', [mark, memo]],
] as const)('edits are dropped %s', (_, state, left) => {
  expect([...withoutEdits(both, [mark.cell], state).values()]).toEqual(left);
});

test('failed edits and edits in conflict wait for a choice', () => {
  const states = ['saving', 'saved', 'failed', 'conflict'] as const;
  expect(states.filter((state) => isRefused({ state }))).toEqual(['failed', 'conflict']);
});
