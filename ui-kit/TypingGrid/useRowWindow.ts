import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

/** Height of a row in CSS pixels. */
export const ROW_HEIGHT = 32;

/** Height of the header in CSS pixels. */
export const HEAD_HEIGHT = 34;

interface RowWindow {
  /** The rows to render. */
  items: VirtualItem[];
  /** Height of all rows in CSS pixels. */
  height: number;
  /** Scrolls a row into view. */
  show: (row: number) => void;
}

/** Height of a line of totals in CSS pixels. */
export const TOTAL_HEIGHT = 24;

/**
 * Renders only the rows in view, and always the active one, so that the focused cell is never unmounted.
 * @param footHeight the height of the totals that cover the last rows, in CSS pixels
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  active: number,
  footHeight: number,
): RowWindow {
  // oxlint-disable-next-line react/incompatible-library -- only its values leave this hook
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const rows = defaultRangeExtractor(range);
        return active >= count || rows.includes(active) ? rows : [...rows, active].sort((one, other) => one - other);
      },
      [active, count],
    ),
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    show: (row) => scroller.current && showRow(scroller.current, row, footHeight),
  };
}

/** Scrolls so that a row is neither behind the header nor behind the totals nor out of view. */
function showRow(scroller: HTMLElement, row: number, footHeight: number): void {
  const above = row * ROW_HEIGHT;
  const below = HEAD_HEIGHT + above + ROW_HEIGHT + footHeight - scroller.clientHeight;
  if (scroller.scrollTop > above) scroller.scrollTop = above;
  else if (scroller.scrollTop < below) scroller.scrollTop = below;
}
