import { expect, test } from 'vitest';
import { actionOf, chooseChanges, clearChanges, nextToFill, pasteBlock, textsOf, type GridData } from './changes.ts';
import { rangeBetween } from './input/move.ts';

const keymap = [
  { key: '1', value: 'present', label: '출석' },
  { key: '2', value: 'late', label: '지각', aliases: ['지'] },
  { key: 'h', value: 'history', label: '이력', action: true },
];

// Three students; the attendance of the second one is locked.
const data: GridData<{ id: string }> = {
  rows: [{ id: 's1' }, { id: 's2' }, { id: 's3' }],
  columns: [
    { id: 'name', label: '이름', width: 100, kind: 'read' },
    { id: 'mark', label: '출결', width: 100, kind: 'choice', keymap },
    { id: 'memo', label: '메모', width: 100, kind: 'text' },
  ],
  getCell: ({ id }, column) => ({
    value: id === 's3' ? null : 'present',
    text: id === 's3' ? '' : `${id} ${column}`,
    state: id === 's2' && column === 'mark' ? 'locked' : 'idle',
  }),
};

const range = (top: number, left: number, bottom = top, right = left) =>
  rangeBetween({ row: top, column: left }, { row: bottom, column: right });

test('a key fills the choice cells of a range and skips locked cells', () => {
  expect(chooseChanges(data, range(0, 0, 2, 2), '2')).toEqual({
    changes: [
      { rowId: 's1', columnId: 'mark', value: 'late' },
      { rowId: 's3', columnId: 'mark', value: 'late' },
    ],
    locked: 1,
  });
  expect(chooseChanges(data, range(0, 1), '9')).toEqual({ changes: [], locked: 0 });
});

test('filling goes along the row, then on to the next row, past what takes no value', () => {
  expect(nextToFill(data, { row: 0, column: 1 })).toEqual({ row: 0, column: 2 });
  expect(nextToFill(data, { row: 0, column: 2 })).toEqual({ row: 1, column: 1 });
  expect(nextToFill(data, { row: 2, column: 2 })).toEqual({ row: 2, column: 2 });
});

test('clearing empties the cells that are editable and not yet empty', () => {
  expect(clearChanges(data, range(0, 0, 2, 2)).changes).toEqual([
    { rowId: 's1', columnId: 'mark', value: null },
    { rowId: 's1', columnId: 'memo', value: null },
    { rowId: 's2', columnId: 'memo', value: null },
  ]);
});

test('a pasted block is applied from the corner; values outside the grid and on locked or read-only cells are counted', () => {
  const block = pasteBlock(data, range(1, 1), [
    ['출석', ' 첫째 '],
    ['지각', '둘째'],
    ['결석', '셋째'],
  ]);
  expect(block).toEqual({
    cells: [
      { rowId: 's2', columnId: 'memo', text: '첫째' },
      { rowId: 's3', columnId: 'mark', text: '지각' },
      { rowId: 's3', columnId: 'memo', text: '둘째' },
    ],
    changes: [
      { rowId: 's2', columnId: 'memo', value: '첫째' },
      { rowId: 's3', columnId: 'mark', value: 'late' },
      { rowId: 's3', columnId: 'memo', value: '둘째' },
    ],
    unknown: [],
    dropped: 3,
  });
});

test('one value fills a larger range', () => {
  const block = pasteBlock(data, range(0, 2, 2, 2), [['같은 메모']]);
  expect(block.cells.map(({ rowId }) => rowId)).toEqual(['s1', 's2', 's3']);
});

test('pasted text becomes a value by its label, key, initial or value; unchanged cells are left out', () => {
  const paste = (text: string) => pasteBlock(data, range(0, 1), [[text]]);
  const values = ['지각', '2', 'late', '지', '', '출석'].map((text) => paste(text).changes[0]?.value);
  expect(values).toEqual(['late', 'late', 'late', 'late', null, undefined]);
  // Also with decomposed syllables, as a Mac stores them, and never by the key of an action.
  expect(paste('지각'.normalize('NFD')).changes).toHaveLength(1);
  expect(paste('이력').unknown).toEqual([{ rowId: 's1', columnId: 'mark', text: '이력' }]);
});

test('a key with an action names the cells that know it', () => {
  const asked = actionOf(data, range(0, 1, 2, 2), { row: 0, column: 1 }, 'h');
  expect(asked).toEqual({ action: 'history', cells: ['s1', 's2', 's3'].map((rowId) => ({ rowId, columnId: 'mark' })) });
  expect(actionOf(data, range(0, 2), { row: 0, column: 2 }, 'h')).toBeUndefined();
  expect(chooseChanges(data, range(0, 1), 'h').changes).toEqual([]);
});

test('the texts of a range are returned row by row', () => {
  expect(textsOf(data, range(0, 1, 1, 2))).toEqual([
    ['s1 mark', 's1 memo'],
    ['s2 mark', 's2 memo'],
  ]);
});
