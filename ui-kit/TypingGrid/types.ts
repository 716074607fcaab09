import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';

/** Whether a cell is saved. */
export type CellState = 'idle' | 'saving' | 'saved' | 'failed' | 'locked' | 'conflict';

/** What one cell shows. */
export interface CellView {
  /** The value as commits carry it; `null` while nothing is entered. */
  value: string | null;
  /** The value in words. */
  text: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** @default 'idle' */
  state?: CellState;
  /** Why it failed, who holds it, what the other wrote; shown below the grid while the cell is active. @default undefined */
  message?: string;
  /** There is nothing to enter here, unlike elsewhere in the column. @default false */
  readOnly?: boolean;
  /** A colleague who is in this cell. @default undefined */
  holder?: string;
  /** Keys of this cell alone, before those of its column: the choices of a conflict. @default [] */
  keys?: readonly KeyChoice[];
}

/** One key that enters one value. */
export interface KeyChoice {
  /** The key: '1' … '9' or a letter. */
  key: string;
  /** What it enters. */
  value: string;
  /** The value in words. */
  label: string;
  /** Other ways to write the value in a spreadsheet. @default [] */
  aliases?: readonly string[];
  /** The key does something instead of entering `value`: the grid passes `value` to `onAction`. @default false */
  action?: boolean;
}

/** The rows of a grid and one of its columns: the cells a key was pressed on. */
export interface ActionCell {
  rowId: string;
  columnId: string;
}

export interface GridColumn<R> {
  /** Unique among the columns. */
  id: string;
  /** The head. */
  label: string;
  /** In CSS pixels. */
  width: number;
  /** `read`: cannot be changed; `choice`: one key, one value; `text`: typing. */
  kind: 'read' | 'choice' | 'text';
  /** Stays at the left while the others scroll; frozen columns come first. @default false */
  frozen?: boolean;
  /** The row's name for screen readers; usually the first column. @default false */
  rowHeader?: boolean;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The column a person looks for; its head is marked. @default false */
  current?: boolean;
  /** Begins a group of columns; it has a stronger line at its left. @default false */
  opens?: boolean;
  /** Columns of one such word change places with each other; without, a column stays. @default undefined */
  moves?: string;
  /** Neighbours of one such word stay together: they go where the first of them goes. @default undefined */
  block?: string;
  /** By what its width and its place are kept; columns of one name share them. @default id */
  name?: string;
  /** How an empty cell is written; pasted, it empties. @default '' */
  emptyText?: string;
  /** The keys of a `choice` column. @default [] */
  keymap?: readonly KeyChoice[];
  /** Draws the content instead of `text`; nothing in it may take the Tab key. @default the text */
  render?: (row: R, cell: CellView) => ReactNode;
}

/** A line below the rows: totals of the columns. */
export interface GridTotal {
  /** What is counted, under the row headers. */
  label: string;
  /** Texts by column id. */
  texts: ReadonlyMap<string, string>;
}

/** One cell's new value; `null` empties it. */
export interface CellChange {
  /** The row's id. */
  rowId: string;
  /** The column's id. */
  columnId: string;
  /** As in `CellView.value`. */
  value: string | null;
}

/** A pasted block, laid over the cells it fell on; nothing of it is entered yet. */
export interface PasteBlock {
  /** Cells that can take something, with the pasted text. */
  cells: { rowId: string; columnId: string; text: string }[];
  /** What of it can be entered. */
  changes: CellChange[];
  /** Cells whose text is no value of their column. */
  unknown: { rowId: string; columnId: string; text: string }[];
  /** How many pasted values fell beside the grid, on read-only or on locked cells. */
  dropped: number;
}

/** A cell by position: rows and columns counted from 0. */
export interface CellAddress {
  row: number;
  column: number;
}

/** A rectangle of cells, both corners included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What a person does to a column. */
export type ColumnAction = 'left' | 'right' | 'wider' | 'narrower' | 'usual';

/** Keeps what a person does to the columns; the grid is then given other columns. */
export interface ColumnLayout {
  /** A column is to be so many CSS pixels wide; `null` for as wide as it usually is. */
  resize: (columnId: string, width: number | null) => void;
  /** A column is to go before or after another one of its `moves`. */
  move: (columnId: string, besideId: string, side: Side) => void;
}

/** Which side of another column. */
export type Side = 'before' | 'after';

/** How many rows are selected; `null` where rows cannot be selected. */
export type HeadSelection = 'none' | 'some' | 'all' | null;

export interface TypingGridProps<R extends { id: string }> {
  /** What the grid holds, for screen readers. */
  label: string;
  /** The rows, in order. */
  rows: readonly R[];
  /** The columns, frozen ones first. Keep the array's identity while nothing changes: rows are drawn again with it. */
  columns: readonly GridColumn<R>[];
  /** What a cell shows. Keep the function's identity while no cell changes: all rows are drawn again with it. */
  getCell: (row: R, columnId: string) => CellView;
  /** The row's name, e.g. the student's. */
  getRowName: (row: R) => string;
  /** New values of one action: one key, one typed text, one deletion, one paste. Save in the background. */
  onCommit: (changes: CellChange[]) => void;
  /** Ids of the selected rows; with it each row has a box that selects it. @default undefined */
  selectedRows?: ReadonlySet<string>;
  /** Other rows were selected. @default undefined */
  onSelectedRowsChange?: (selected: ReadonlySet<string>) => void;
  /** A block was pasted; without it the grid enters what fits and calls `onCommit`. @default undefined */
  onPaste?: (block: PasteBlock) => void;
  /** Ctrl+Z. @default undefined */
  onUndo?: () => void;
  /** Ctrl+Shift+Z or Ctrl+Y. @default undefined */
  onRedo?: () => void;
  /** F2 or double click on a cell that is not typed into, or that is in conflict. @default undefined */
  onOpenCell?: (rowId: string, columnId: string) => void;
  /** A key whose choice is an action was pressed. @default undefined */
  onAction?: (action: string, cells: ActionCell[]) => void;
  /** Another cell became active, `null` before anyone was in the grid. @default undefined */
  onActiveCell?: (cell: ActionCell) => void;
  /** What hangs from the active cell while someone is in the grid, such as both values of a conflict; it takes no focus. @default undefined */
  renderPopover?: (row: R, columnId: string) => ReactNode;
  /** Lines that stay below the rows, such as averages. @default [] */
  totals?: readonly GridTotal[];
  /** Takes the focus when it appears and nothing beside it has it. @default false */
  autoFocus?: boolean;
  /** Keeps what a person does to the columns: their widths, and the places of those with `moves`. @default columns stay */
  columnLayout?: ColumnLayout;
  /** CSS height of the whole; rows scroll inside. @default '60vh' */
  height?: number | string;
}
