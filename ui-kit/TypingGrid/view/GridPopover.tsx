import type { ReactNode } from 'react';
import { useTypedText, type TypedTextStore } from '../input/typedText.ts';
import css from '../TypingGrid.module.css';
import { ROW_HEIGHT } from '../useRowWindow.ts';

interface GridPopoverProps {
  /** The index of the active row, from 0, and the number of rows. */
  row: number;
  rows: number;
  /** Left edge of its cell in CSS pixels. */
  left: number;
  typed: TypedTextStore;
  /** The content, for the text being typed. */
  render: (typed: string | null) => ReactNode;
}

const GAP = 3;

/** A panel anchored to the active cell that scrolls with it; for the last rows it opens upwards. */
export function GridPopover({ row, rows, left, typed, render }: GridPopoverProps) {
  const text = useTypedText(typed);
  const isLow = row >= 4 && row >= rows - 4;
  const top = isLow ? row * ROW_HEIGHT - GAP : (row + 1) * ROW_HEIGHT + GAP;
  return (
    // Screen readers get the same text from the line below the grid.
    <div
      aria-hidden
      className={css.popover}
      style={{ top, left, transform: isLow ? 'translateY(-100%)' : undefined }}
      onMouseDown={(event) => event.stopPropagation()}
    >
      {render(text)}
    </div>
  );
}
