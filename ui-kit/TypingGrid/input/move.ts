import type { CellAddress, CellRange } from '../types.ts';

/** The directions in which the active cell can move. */
export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'pageUp'
  | 'pageDown';

/** The grid's size in cells. */
export interface GridSize {
  rows: number;
  columns: number;
  /** Rows per page, for the page keys. */
  pageRows: number;
}

/** The cell after a move; it stops at the edges. */
export function moveFrom({ row, column }: CellAddress, move: Move, { rows, columns, pageRows }: GridSize): CellAddress {
  const last = { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) };
  const targets: Record<Move, CellAddress> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: last.column },
    gridStart: { row: 0, column: 0 },
    gridEnd: last,
    pageUp: { row: row - pageRows, column },
    pageDown: { row: row + pageRows, column },
  };
  const target = targets[move];
  return { row: clamp(target.row, last.row), column: clamp(target.column, last.column) };
}

/** The rectangle between two cells. */
export function rangeBetween(one: CellAddress, other: CellAddress): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** True when the range is more than one cell. */
export function isBlock({ top, bottom, left, right }: CellRange): boolean {
  return top !== bottom || left !== right;
}

/** All cells of a range, row by row. */
export function cellsOf({ top, bottom, left, right }: CellRange): CellAddress[] {
  const width = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * width }, (_, index) => ({
    row: top + Math.floor(index / width),
    column: left + (index % width),
  }));
}

const clamp = (value: number, last: number): number => Math.min(last, Math.max(0, value));
