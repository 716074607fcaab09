import { expect, test } from 'vitest';
import { keyOf } from '../keyOf.ts';
import { withOvertaken } from './overtaken.ts';
import type { CellKey, PendingEdit } from '../types.ts';

type Cell = CellKey<string, 'value'>;

const cell: Cell = { record: 'a', column: 'value' };
const failed: PendingEdit<Cell> = { cell, value: '72', state: 'failed', base: { value: '40', version: 1 } };
const shown = (edit: PendingEdit<Cell>, now: string | null | undefined) => {
  const edits = new Map([[keyOf(cell), edit]]);
  const next = withOvertaken(edits, {
    now: () => (now === undefined ? undefined : { value: now, version: 5 }),
    textOf: (_cell, value) => value ?? '',
    nameOf: () => '김민수',
  });
  return { edit: next.get(keyOf(cell)), isSame: next === edits };
};

test.each([
  ['nothing arrived', failed, '40'],
  ['its record is not loaded', failed, undefined],
  ['it is being written', { ...failed, state: 'saving' as const }, '83'],
])('an edit stays as it is while %s', (_, edit, now) => {
  expect(shown(edit, now)).toEqual({ edit, isSame: true });
});

test('a failed edit over a value that arrived is a conflict at that version, and no retry', () => {
  expect(shown(failed, '83').edit).toMatchObject({
    state: 'conflict',
    value: '72',
    base: failed.base,
    conflict: { theirs: '83', mine: '72', theirVersion: 5 },
  });
});

test('a failed edit whose value is stored after all is none any more', () => {
  expect(shown(failed, '72').edit).toBeUndefined();
});

test('an impossible value says what arrived and stays impossible', () => {
  const edit = { ...failed, message: '만점이 50점입니다.', isFinal: true };
  expect(shown(edit, '83').edit).toMatchObject({ state: 'failed', message: '만점이 50점입니다. 지금 값: 83' });
});
