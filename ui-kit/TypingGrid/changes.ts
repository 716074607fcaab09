import { cellsOf } from './move.ts';
import type { CellAddress, CellChange, CellRange, CellView, GridColumn, PasteBlock } from './types.ts';

/** What the grid shows. */
export interface GridData<R extends { id: string }> {
  rows: readonly R[];
  columns: readonly GridColumn<R>[];
  getCell: (row: R, columnId: string) => CellView;
}

/** Changes to commit, and how many cells were asked for but are locked. */
export interface Changes {
  changes: CellChange[];
  locked: number;
}

interface Cell<R> {
  row: R;
  column: GridColumn<R>;
  view: CellView;
}

/** The cell at a position, `undefined` beside the grid. */
export function cellAt<R extends { id: string }>(data: GridData<R>, at: CellAddress): Cell<R> | undefined {
  const row = data.rows[at.row];
  const column = data.columns[at.column];
  return row && column && { row, column, view: data.getCell(row, column.id) };
}

/** What a key enters into the cells of a range whose column knows the key. */
export function chooseChanges<R extends { id: string }>(data: GridData<R>, range: CellRange, key: string): Changes {
  return collect(data, range, ({ column }) => column.keymap?.find((choice) => choice.key === key)?.value);
}

/** Empties the cells of a range. */
export function clearChanges<R extends { id: string }>(data: GridData<R>, range: CellRange): Changes {
  return collect(data, range, ({ column, view }) => (column.kind === 'read' || view.value === null ? undefined : null));
}

/**
 * Lays pasted rows over the grid from the range's upper left corner; over a larger range they repeat.
 * What falls beside the grid, on read-only or locked cells is counted, not entered.
 */
export function pasteBlock<R extends { id: string }>(
  data: GridData<R>,
  range: CellRange,
  rows: readonly (readonly string[])[],
): PasteBlock {
  const height = Math.max(rows.length, Math.floor((range.bottom - range.top + 1) / rows.length) * rows.length);
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Math.max(width, Math.floor((range.right - range.left + 1) / width) * width);
  const area = { ...range, bottom: range.top + height - 1, right: range.left + columns - 1 };
  const block: PasteBlock = { cells: [], dropped: 0 };
  for (const at of cellsOf(area)) {
    const text = rows[(at.row - range.top) % rows.length]?.[(at.column - range.left) % width];
    if (text === undefined) continue;
    const cell = cellAt(data, at);
    if (cell && cell.column.kind !== 'read' && cell.view.state !== 'locked') {
      block.cells.push({ rowId: cell.row.id, columnId: cell.column.id, text: text.trim() });
    } else block.dropped++;
  }
  return block;
}

/** What a pasted block enters by itself: text as it is, choices by their word, key or value; anything else is dropped. */
export function pasteChanges<R extends { id: string }>({ columns }: GridData<R>, { cells, dropped }: PasteBlock) {
  const changes = cells.flatMap(({ rowId, columnId, text }): CellChange[] => {
    const column = columns.find(({ id }) => id === columnId);
    if (text === '') return [{ rowId, columnId, value: null }];
    if (column?.kind === 'text') return [{ rowId, columnId, value: text }];
    const choice = column?.keymap?.find(({ label, key, value }) => [label, key, value].includes(text));
    return choice ? [{ rowId, columnId, value: choice.value }] : [];
  });
  return { changes, dropped: dropped + cells.length - changes.length };
}

/** The texts of a range, row by row. */
export function textsOf<R extends { id: string }>(data: GridData<R>, range: CellRange): string[][] {
  const texts: string[][] = [];
  for (const at of cellsOf(range)) (texts[at.row - range.top] ??= []).push(cellAt(data, at)?.view.text ?? '');
  return texts;
}

function collect<R extends { id: string }>(
  data: GridData<R>,
  range: CellRange,
  valueFor: (cell: Cell<R>) => string | null | undefined,
): Changes {
  const result: Changes = { changes: [], locked: 0 };
  for (const at of cellsOf(range)) {
    const cell = cellAt(data, at);
    const value = cell && valueFor(cell);
    if (cell === undefined || value === undefined) continue;
    if (cell.view.state === 'locked') result.locked++;
    else result.changes.push({ rowId: cell.row.id, columnId: cell.column.id, value });
  }
  return result;
}
