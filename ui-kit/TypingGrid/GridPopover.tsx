import type { ReactNode } from 'react';
import css from './TypingGrid.module.css';
import { ROW_HEIGHT } from './useRowWindow.ts';

interface GridPopoverProps {
  /** The active row, from 0, and how many there are. */
  row: number;
  rows: number;
  /** Left edge of its cell in CSS pixels. */
  left: number;
  children: ReactNode;
}

const GAP = 3;

/** A panel that hangs from the active cell and scrolls with it; in the last rows it is above. */
export function GridPopover({ row, rows, left, children }: GridPopoverProps) {
  const isLow = row >= 4 && row >= rows - 4;
  const top = isLow ? row * ROW_HEIGHT - GAP : (row + 1) * ROW_HEIGHT + GAP;
  return (
    // The line below the grid says the same to screen readers.
    <div
      aria-hidden
      className={css.popover}
      style={{ top, left, transform: isLow ? 'translateY(-100%)' : undefined }}
      onMouseDown={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
