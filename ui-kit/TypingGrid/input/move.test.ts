import { expect, test } from 'vitest';
import { cellsOf, isBlock, moveFrom, rangeBetween, type Move } from './move.ts';

const size = { rows: 30, columns: 5, pageRows: 10 };

test.each<[Move, number, number]>([
  ['down', 13, 2],
  ['up', 11, 2],
  ['left', 12, 1],
  ['right', 12, 3],
  ['rowStart', 12, 0],
  ['rowEnd', 12, 4],
  ['gridStart', 0, 0],
  ['gridEnd', 29, 4],
  ['pageDown', 22, 2],
  ['pageUp', 2, 2],
])('%s leads to row %i, column %i', (move, row, column) => {
  expect(moveFrom({ row: 12, column: 2 }, move, size)).toEqual({ row, column });
});

test('moves stop at the edges', () => {
  expect(moveFrom({ row: 29, column: 4 }, 'pageDown', size)).toEqual({ row: 29, column: 4 });
  expect(moveFrom({ row: 0, column: 0 }, 'left', size)).toEqual({ row: 0, column: 0 });
  expect(moveFrom({ row: 3, column: 0 }, 'down', { ...size, rows: 0 })).toEqual({ row: 0, column: 0 });
});

test('a range has its corners in order and contains every cell between them', () => {
  const range = rangeBetween({ row: 3, column: 2 }, { row: 2, column: 1 });
  expect(range).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
  expect(isBlock(range)).toBe(true);
  expect(cellsOf(range)).toEqual([
    { row: 2, column: 1 },
    { row: 2, column: 2 },
    { row: 3, column: 1 },
    { row: 3, column: 2 },
  ]);
});
