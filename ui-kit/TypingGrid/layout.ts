import type { GridColumn } from './types.ts';

/** Width of the column with the boxes to tick, in CSS pixels. */
export const TICK_WIDTH = 36;

/** Where each column stands, in CSS pixels from the left. */
export interface GridLayout {
  /** Left edge of each column. */
  starts: number[];
  /** Width of all columns. */
  width: number;
  /** Width of the columns that stay. */
  frozenWidth: number;
  /** How many columns stay, the first ones. */
  frozen: number;
}

/** Lays out the columns from left to right. */
export function layOut(columns: readonly GridColumn<never>[], ticks: boolean): GridLayout {
  const starts: number[] = [];
  let width = ticks ? TICK_WIDTH : 0;
  let frozenWidth = width;
  let frozen = 0;
  for (const column of columns) {
    starts.push(width);
    width += column.width;
    if (!column.frozen) continue;
    frozenWidth = width;
    frozen += 1;
  }
  return { starts, width, frozenWidth, frozen };
}

/** Scrolls sideways so that a column is not under the frozen ones nor outside. */
export function showColumn(scroller: HTMLElement, start: number, width: number, frozenWidth: number): void {
  const left = scroller.scrollLeft + frozenWidth;
  const right = scroller.scrollLeft + scroller.clientWidth;
  if (start < left) scroller.scrollLeft = start - frozenWidth;
  else if (start + width > right) scroller.scrollLeft = start + width - scroller.clientWidth;
}
