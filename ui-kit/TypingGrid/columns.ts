import type { GridColumn } from './types.ts';

/** How wide a column may be made, in CSS pixels. */
const NARROWEST = 40;
const WIDEST = 640;

/** How much one press of a key makes a column wider or narrower, in CSS pixels. */
const STEP = 16;

/** What a person does to a column. */
export type ColumnStep = 'left' | 'right' | 'wider' | 'narrower' | 'usual';

/** Keeps what a person does to the columns; the grid is then given other columns. */
export interface ColumnLayout {
  /** A column is to be so many CSS pixels wide; `null` for as wide as it usually is. */
  resize: (columnId: string, width: number | null) => void;
  /** A column is to stand before or after another one of its `moves`. */
  move: (columnId: string, besideId: string, side: Side) => void;
}

/** Which side of another column. */
export type Side = 'before' | 'after';

/** A width that a column may have, in whole CSS pixels. */
export function widthWithin(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** The width one key press leads to. */
export function widthAfter({ width }: Pick<GridColumn<never>, 'width'>, step: 'wider' | 'narrower'): number {
  return widthWithin(width + (step === 'wider' ? STEP : -STEP));
}

/** The column that a column changes places with when it goes left or right; undefined where it can go no further. */
export function neighbourOf(
  columns: readonly GridColumn<never>[],
  at: number,
  step: 'left' | 'right',
): GridColumn<never> | undefined {
  const column = columns[at];
  if (column?.moves === undefined) return undefined;
  const others = step === 'right' ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  return others.find(({ moves }) => moves === column.moves);
}
