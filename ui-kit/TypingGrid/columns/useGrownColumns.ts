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
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return useMemo(() => grownColumns(columns, room, selectable), [columns, room, selectable]);
}
