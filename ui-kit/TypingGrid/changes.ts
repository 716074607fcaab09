import { cellsOf } from './input/move.ts';
import type {
  ActionCell,
  CellAddress,
  CellChange,
  CellRange,
  CellView,
  GridColumn,
  KeyChoice,
  PasteBlock,
} from './types.ts';

/** What the grid shows. */
export interface GridData<R extends { id: string }> {
  rows: readonly R[];
  columns: readonly GridColumn<R>[];
  getCell: (row: R, columnId: string) => CellView;
}

/** Changes to commit, and how many of the requested cells are locked. */
export interface Changes {
  changes: CellChange[];
  locked: number;
}

interface Cell<R> {
  row: R;
  column: GridColumn<R>;
  view: CellView;
}

/** The cell at a position, `undefined` outside the grid. */
export function cellAt<R extends { id: string }>(data: GridData<R>, at: CellAddress): Cell<R> | undefined {
  const row = data.rows[at.row];
  const column = data.columns[at.column];
  return row && column && { row, column, view: data.getCell(row, column.id) };
}

/** A text cell, unless it is in conflict: then a key decides. */
export function takesText(column: Pick<GridColumn<never>, 'kind'>, view: CellView): boolean {
  return column.kind === 'text' && view.state !== 'conflict' && !view.readOnly;
}

/** The keys of a cell: its own, then those of its column. */
export function keysOf<R>({ view, column }: Pick<Cell<R>, 'view' | 'column'>): readonly KeyChoice[] {
  return view.keys ? [...view.keys, ...(column.keymap ?? [])] : (column.keymap ?? NO_KEYS);
}

const NO_KEYS: readonly KeyChoice[] = [];

/** The changes a key makes in the cells of a range whose column knows the key. */
export function chooseChanges<R extends { id: string }>(data: GridData<R>, range: CellRange, key: string): Changes {
  return collect(
    data,
    range,
    ({ column }) => column.keymap?.find((choice) => choice.key === key && !choice.action)?.value,
  );
}

/** For a key with an action: the action and the cells of the range that know it. */
export function actionOf<R extends { id: string }>(
  data: GridData<R>,
  range: CellRange,
  active: CellAddress,
  key: string,
): { action: string; cells: ActionCell[] } | undefined {
  const isAction = (choice: KeyChoice): boolean => choice.key === key && choice.action === true;
  const here = cellAt(data, active);
  const choice = here && keysOf(here).find(isAction);
  if (!choice) return undefined;
  const cells = cellsOf(range).flatMap((at) => {
    const cell = cellAt(data, at);
    const knows =
      cell && !cell.view.readOnly && keysOf(cell).some((other) => isAction(other) && other.value === choice.value);
    return knows ? [{ rowId: cell.row.id, columnId: cell.column.id }] : [];
  });
  return { action: choice.value, cells };
}

/** The next cell of the row that takes a value, else the first one of the rows below; the same cell at the end. */
export function nextToFill<R extends { id: string }>(data: GridData<R>, from: CellAddress): CellAddress {
  for (let row = from.row; row < data.rows.length; row++) {
    for (let column = row === from.row ? from.column + 1 : 0; column < data.columns.length; column++) {
      const cell = cellAt(data, { row, column });
      if (cell && cell.column.kind !== 'read' && !cell.view.readOnly) return { row, column };
    }
  }
  return from;
}

/** Empties the cells of a range. */
export function clearChanges<R extends { id: string }>(data: GridData<R>, range: CellRange): Changes {
  return collect(data, range, ({ column, view }) => (column.kind === 'read' || view.value === null ? undefined : null));
}

/**
 * Applies pasted rows from the range's upper left corner; over a larger range they repeat.
 * Values that fall outside the grid or on read-only or locked cells are counted, not entered.
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
  const block: PasteBlock = { cells: [], changes: [], unknown: [], dropped: 0 };
  for (const at of cellsOf(area)) {
    const text = rows[(at.row - range.top) % rows.length]?.[(at.column - range.left) % width];
    if (text === undefined) continue;
    const cell = cellAt(data, at);
    if (!cell || cell.column.kind === 'read' || cell.view.state === 'locked' || cell.view.readOnly) {
      block.dropped++;
      continue;
    }
    const pasted = { rowId: cell.row.id, columnId: cell.column.id, text: text.trim().normalize('NFC') };
    const value = pastedValue(cell.column, pasted.text);
    block.cells.push(pasted);
    if (value === undefined) block.unknown.push(pasted);
    else if (value !== cell.view.value) block.changes.push({ rowId: pasted.rowId, columnId: pasted.columnId, value });
  }
  return block;
}

/** Text is taken unchanged, a choice by its label, key, initial or value; anything else is `undefined`. */
function pastedValue(column: GridColumn<never>, text: string): string | null | undefined {
  if (text === '' || text === column.emptyText) return null;
  if (column.kind === 'text') return text;
  return column.keymap?.find(
    ({ label, key, value, aliases = [], action }) => !action && [label, key, value, ...aliases].includes(text),
  )?.value;
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
    if (cell.view.readOnly) continue;
    if (cell.view.state === 'locked') result.locked++;
    else result.changes.push({ rowId: cell.row.id, columnId: cell.column.id, value });
  }
  return result;
}
