import type { MouseEvent } from 'react';
import { addressOf } from './dom.ts';
import type { CellAddress } from './types.ts';
import type { GridEditing } from './useGridEditing.ts';

interface GridPointer {
  editing: GridEditing;
  /** Makes a cell active; `extend` keeps the other corner of the range. */
  goTo: (cell: CellAddress, extend: boolean) => void;
  /** Clears the message about the last action. */
  quiet: () => void;
  /** The active cell is brought into view and gets the focus. */
  follow: () => void;
  /** Opens the active cell. */
  openCell: () => void;
}

/** A click makes a cell active, dragging marks a range, a double click edits or opens. */
export function useGridPointer({ editing, goTo, quiet, follow, openCell }: GridPointer) {
  const pointTo = (event: MouseEvent, extend: boolean): void => {
    const cell = addressOf(event.target);
    const intoText = event.target instanceof HTMLInputElement && editing.isOn();
    if (!cell || intoText || event.button !== 0) return;
    // The cell that becomes active takes the focus, not the element that is there now.
    event.preventDefault();
    editing.commit();
    quiet();
    goTo(cell, extend);
  };
  return {
    onMouseDown: (event: MouseEvent): void => pointTo(event, event.shiftKey),
    onMouseOver: (event: MouseEvent): void => {
      if (event.buttons === 1) pointTo(event, true);
    },
    onDoubleClick: (): void => {
      if (editing.start()) follow();
      else openCell();
    },
  };
}
