import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';

/** Whether a cell is saved. */
export type CellState = 'idle' | 'saving' | 'saved' | 'failed' | 'locked' | 'conflict';

/** What one cell shows. */
export interface CellView {
  /** The value as commits contain it; `null` while empty. */
  value: string | null;
  /** The value as text. */
  text: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** @default 'idle' */
  state?: CellState;
  /** Why it failed, who is in the cell, what the other person wrote; shown below the grid while the cell is active. @default undefined */
  message?: string;
  /** This cell accepts nothing, unlike others of its column. @default false */
  readOnly?: boolean;
  /** A colleague who is in this cell. @default undefined */
  holder?: string;
  /** Keys of this cell alone, listed before its column's: the choices of a conflict. @default [] */
  keys?: readonly KeyChoice[];
}

/** One key that enters one value. */
export interface KeyChoice {
  /** The key: '1' … '9' or a letter. */
  key: string;
  /** The value it enters. */
  value: string;
  /** The value as text. */
  label: string;
  /** Other spellings accepted when pasted. @default [] */
  aliases?: readonly string[];
  /** The key runs an action instead of entering `value`: the grid passes `value` to `onAction`. @default false */
  action?: boolean;
}

/** A column and rows of the grid: the cells a key was pressed on. */
export interface ActionCell {
  rowId: string;
  columnId: string;
}

export interface GridColumn<R> {
  /** Unique among the columns. */
  id: string;
  /** The header. */
  label: string;
  /** In CSS pixels. */
  width: number;
  /** Takes an equal share of the width that the columns leave free. @default false */
  grow?: boolean;
  /** `read`: read-only; `choice`: one key, one value; `text`: typing. */
  kind: 'read' | 'choice' | 'text';
  /** Frozen: stays at the left while the others scroll; frozen columns come first. @default false */
  frozen?: boolean;
  /** Contains the row's name for screen readers; usually the first column. @default false */
  rowHeader?: boolean;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The main column of the grid; its header is marked. @default false */
  current?: boolean;
  /** The first column of a group; drawn with a stronger line at its left. @default false */
  opens?: boolean;
  /** Columns with the same value can swap places; without it, a column is fixed. @default undefined */
  moves?: string;
  /** Neighbours with the same value stay together: they follow the first of them. @default undefined */
  block?: string;
  /** The name under which its width and place are stored; columns with the same name share them. @default id */
  name?: string;
  /** The text of an empty cell; pasting it empties a cell. @default '' */
  emptyText?: string;
  /** The keys of a `choice` column. @default [] */
  keymap?: readonly KeyChoice[];
  /** Renders the content instead of `text`; nothing in it may be focusable. @default the text */
  render?: (row: R, cell: CellView) => ReactNode;
}

/** A line below the rows: totals of the columns. */
export interface GridTotal {
  /** Its label, under the row headers. */
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

/** A pasted block before anything of it is entered. */
export interface PasteBlock {
  /** The cells that accept a value, with the pasted text. */
  cells: { rowId: string; columnId: string; text: string }[];
  /** The changes that can be entered. */
  changes: CellChange[];
  /** Cells whose pasted text is not a value of their column. */
  unknown: { rowId: string; columnId: string; text: string }[];
  /** How many pasted values fell outside the grid or on read-only or locked cells. */
  dropped: number;
}

/** A cell's position: row and column index from 0. */
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

/** A change of a column's width or place, or of the order of the rows by it. */
export type ColumnAction = 'left' | 'right' | 'wider' | 'narrower' | 'usual' | 'ascending' | 'descending';

/** Stores a change of the columns; the owner then passes the new columns to the grid. */
export interface ColumnLayout {
  /** A column gets a width in CSS pixels; `null` for its default. */
  resize: (columnId: string, width: number | null) => void;
  /** A column moves before or after another one with the same `moves`. */
  move: (columnId: string, besideId: string, side: Side) => void;
}

/** Which side of another column. */
export type Side = 'before' | 'after';

/** The order of the rows: by one column. */
export interface GridSort {
  columnId: string;
  descending: boolean;
}

/** The direction in which a grid is filled. */
export type Advance = 'down' | 'right';

/** How many rows are selected; `null` where rows cannot be selected. */
export type HeadSelection = 'none' | 'some' | 'all' | null;

export interface TypingGridProps<R extends { id: string }> {
  /** What the grid contains, for screen readers. */
  label: string;
  /** The rows, in order. */
  rows: readonly R[];
  /** The columns, frozen ones first. Keep the array's identity while nothing changes: a new array re-renders all rows. */
  columns: readonly GridColumn<R>[];
  /** What a cell shows. Keep the function's identity while no cell changes: a new function re-renders all rows. */
  getCell: (row: R, columnId: string) => CellView;
  /** The row's name, e.g. the student's. */
  getRowName: (row: R) => string;
  /** The changes of one action: one key, one typed text, one deletion, one paste. Save in the background. */
  onCommit: (changes: CellChange[]) => void;
  /** Ids of the selected rows; when given, each row has a checkbox. @default undefined */
  selectedRows?: ReadonlySet<string>;
  /** The selection changed. @default undefined */
  onSelectedRowsChange?: (selected: ReadonlySet<string>) => void;
  /** A block was pasted; without it the grid enters the valid changes and calls `onCommit`. @default undefined */
  onPaste?: (block: PasteBlock) => void;
  /** Ctrl+Z. @default undefined */
  onUndo?: () => void;
  /** Ctrl+Shift+Z or Ctrl+Y. @default undefined */
  onRedo?: () => void;
  /** F2 or double click on a cell that is not a text cell, or that is in conflict. @default undefined */
  onOpenCell?: (rowId: string, columnId: string) => void;
  /** A key with an action was pressed. @default undefined */
  onAction?: (action: string, cells: ActionCell[]) => void;
  /** Another cell became active, `null` before the first focus. @default undefined */
  onActiveCell?: (cell: ActionCell) => void;
  /** Typing into a cell begins: what it shows now is what the typed text is meant to replace. `null` when it ends without a change. @default undefined */
  onBeginEdit?: (cell: ActionCell | null) => void;
  /** A popover for the active cell while the grid has the focus, such as both values of a conflict; it never takes the focus. `typed` is `null` while nothing is being typed. @default undefined */
  renderPopover?: (row: R, columnId: string, typed: string | null) => ReactNode;
  /** Lines fixed below the rows, such as averages. @default [] */
  totals?: readonly GridTotal[];
  /** The column the rows are sorted by, `null` for their usual order; the owner sorts them. @default undefined */
  sort?: GridSort | null;
  /** Another order was chosen, by a header, a key or the column menu; without it rows cannot be sorted. @default undefined */
  onSort?: (sort: GridSort | null) => void;
  /** Where one goes after a key or Enter: to the next row, or to the next cell of the row and then the next row. @default 'down' */
  advance?: Advance;
  /** Shown below the grid beside its own tools. @default undefined */
  tools?: ReactNode;
  /** Takes the focus when mounted, unless something outside has it. @default false */
  autoFocus?: boolean;
  /** Stores the columns' widths, and the places of those with `moves`. @default columns are fixed */
  columnLayout?: ColumnLayout;
  /** CSS height of the grid; rows scroll inside. @default '60vh' */
  height?: number | string;
}
