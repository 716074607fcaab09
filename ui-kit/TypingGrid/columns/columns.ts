import type { GridColumn } from '../types.ts';

/** The smallest and largest width of a column, in CSS pixels. */
const NARROWEST = 40;
const WIDEST = 640;

/** How much one key press changes a column's width, in CSS pixels. */
const STEP = 16;

/** The nearest allowed width, in whole CSS pixels. */
export function widthWithin(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** The width after one key press. */
export function widthAfter({ width }: Pick<GridColumn<never>, 'width'>, step: 'wider' | 'narrower'): number {
  return widthWithin(width + (step === 'wider' ? STEP : -STEP));
}

/** The column to swap with when a column moves left or right; undefined at the end. */
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
