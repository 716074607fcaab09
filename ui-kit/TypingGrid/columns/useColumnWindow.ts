import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, type RefObject } from 'react';
import type { GridLayout } from './layout.ts';
import type { GridColumn } from '../types.ts';

/** A column that is rendered. */
export interface DrawnColumn {
  /** From 0. */
  index: number;
  /** The gap before it, in CSS pixels: the columns between it and the previous rendered one. */
  gap: number;
}

/**
 * The scrolling columns in view, and always the active one, so that the focused cell is never unmounted.
 * Returns the same array while the same columns are rendered.
 */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<never>[],
  layout: GridLayout,
  active: number,
): readonly DrawnColumn[] {
  const { frozen, frozenWidth } = layout;
  // oxlint-disable-next-line react/incompatible-library -- only its values leave this hook
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: columns.length - frozen,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => columns[frozen + at]?.width ?? 0,
    overscan: 3,
    scrollMargin: frozenWidth,
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, columns]);
  const inView = virtualizer.getVirtualItems().map(({ index }) => frozen + index);
  const isHidden = active >= frozen && active < columns.length && !inView.includes(active);
  const indexes = isHidden ? [...inView, active].sort((one, other) => one - other) : inView;
  const key = indexes.join();
  return useMemo(() => place(key === '' ? [] : key.split(',').map(Number), columns, layout), [key, columns, layout]);
}

function place(indexes: readonly number[], columns: readonly GridColumn<never>[], layout: GridLayout): DrawnColumn[] {
  let end = layout.frozenWidth;
  return indexes.flatMap((index) => {
    const [start, column] = [layout.starts[index], columns[index]];
    if (start === undefined || !column) return [];
    const gap = start - end;
    end = start + column.width;
    return [{ index, gap }];
  });
}
