import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusActive } from './dom.ts';
import { showColumn, type GridLayout } from '../columns/layout.ts';
import type { CellAddress, GridColumn } from '../types.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from '../useRowWindow.ts';

interface GridFocus {
  /** Call when a person moved: scrolls the active cell into view and focuses it. */
  follow: () => void;
}

/** Makes focus and scrolling follow the active cell, but only when a person moved it. */
export function useGridFocus(
  scroller: RefObject<HTMLElement | null>,
  active: CellAddress,
  column: GridColumn<never> | undefined,
  layout: GridLayout,
  showRow: (row: number) => void,
): GridFocus {
  const moved = useRef(false);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A refused text cell has no input any more: the focus stays on the cell.
    const isRefused = element.querySelector('[data-active][data-state="conflict"]') !== null;
    if (isHere.current && isRefused && document.activeElement === document.body) focusActive(element);
    isHere.current = element.contains(document.activeElement);
    if (!moved.current) return;
    moved.current = false;
    showRow(active.row);
    if (column && !column.frozen) {
      showColumn(element, layout.starts[active.column] ?? 0, column.width, layout.frozenWidth);
    }
    focusActive(element);
    isHere.current = true;
  });
  return {
    follow: () => {
      moved.current = true;
    },
  };
}

/** The number of whole rows in view. */
export function usePageRows(scroller: RefObject<HTMLElement | null>): number {
  const [rows, setRows] = useState(1);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => setRows(Math.max(1, Math.floor((element.clientHeight - HEAD_HEIGHT) / ROW_HEIGHT)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return rows;
}
