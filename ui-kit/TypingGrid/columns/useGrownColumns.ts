import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { grownColumns } from './grow.ts';
import type { GridColumn } from '../types.ts';

/** The columns, wider where the grid has room for them. */
export function useGrownColumns<R>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<R>[],
  selectable: boolean,
): readonly GridColumn<R>[] {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => setRoom(element.clientWidth);
    // Before the first paint; an observer tells after it.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return useMemo(() => grownColumns(columns, room, selectable), [columns, room, selectable]);
}
