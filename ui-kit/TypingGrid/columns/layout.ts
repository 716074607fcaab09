import type { GridColumn } from '../types.ts';

/** Width of the checkbox column, in CSS pixels. */
export const SELECT_WIDTH = 36;

/** The place of each column, in CSS pixels from the left. */
export interface GridLayout {
  /** Left edge of each column. */
  starts: number[];
  /** Width of all columns. */
  width: number;
  /** Width of the frozen columns. */
  frozenWidth: number;
  /** The number of frozen columns. */
  frozen: number;
}

/** Computes the columns' places from left to right. */
export function layOut(columns: readonly GridColumn<never>[], selectable: boolean): GridLayout {
  const starts: number[] = [];
  let width = selectable ? SELECT_WIDTH : 0;
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

/** Scrolls sideways so that a column is neither behind the frozen ones nor out of view. */
export function showColumn(scroller: HTMLElement, start: number, width: number, frozenWidth: number): void {
  const left = scroller.scrollLeft + frozenWidth;
  const right = scroller.scrollLeft + scroller.clientWidth;
  if (start < left) scroller.scrollLeft = start - frozenWidth;
  else if (start + width > right) scroller.scrollLeft = start + width - scroller.clientWidth;
}
