import type { GridColumn } from './types.ts';

/** How wide a column may be made, in CSS pixels. */
const NARROWEST = 40;
const WIDEST = 640;

/** How much one press of a key makes a column wider or narrower, in CSS pixels. */
const STEP = 16;

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
