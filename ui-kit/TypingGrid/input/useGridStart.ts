import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusActive } from './dom.ts';
import { showColumn, type GridLayout } from '../columns/layout.ts';
import type { GridColumn } from '../types.ts';

interface GridStart {
  /** Rows are rendered. */
  isDrawn: boolean;
  /** Takes the focus unless something outside the grid has it. */
  autoFocus: boolean | undefined;
  column: GridColumn<never> | undefined;
  /** Left edge of the column in CSS pixels. */
  start: number;
  layout: GridLayout;
}

/** Scrolls to the main column when the grid appears, and takes the focus before it is painted: once visible, it can be typed into. */
export function useGridStart(scroller: RefObject<HTMLElement | null>, grid: GridStart): void {
  const { isDrawn, autoFocus, column, start, layout } = grid;
  const showStart = useEffectEvent((element: HTMLElement) => {
    if (column?.current) showColumn(element, start, column.width, layout.frozenWidth);
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isDrawn) return;
    const isFree = document.activeElement?.contains(element) ?? true;
    showStart(element);
    if (autoFocus && isFree) focusActive(element);
  }, [scroller, autoFocus, isDrawn]);
}

/** The first active cell: in the main column, else in the first editable one. */
export function startColumn(columns: readonly GridColumn<never>[]): number {
  const wanted = columns.findIndex((column) => column.current);
  const first = columns.findIndex((column) => column.kind !== 'read');
  return Math.max(0, wanted < 0 ? first : wanted);
}
