import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';

/** How a cell stands with the server. */
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
  /** The column a person looks for; its head stands out. @default false */
  current?: boolean;
  /** Begins a group of columns; a stronger line stands at its left. @default false */
  opens?: boolean;
  /** Columns of one such word change places with each other; without, a column stays. @default undefined */
  moves?: string;
  /** Neighbours of one such word stay together: they go where the first of them goes. @default undefined */
  block?: string;
  /** By what its width and its place are kept; columns of one name are kept alike. @default id */
  name?: string;
  /** How an empty cell is written; pasted, it empties. @default '' */
  emptyText?: string;
  /** The keys of a `choice` column. @default [] */
  keymap?: readonly KeyChoice[];
  /** Draws the content instead of `text`; nothing in it may take the Tab key. @default the text */
  render?: (row: R, cell: CellView) => ReactNode;
}

/** A line below the rows: what a column amounts to. */
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
