import type { MouseEvent } from 'react';
import { addressOf } from './dom.ts';
import type { CellAddress } from '../types.ts';
import type { GridEditing } from './useGridEditing.ts';

interface GridPointer {
  editing: GridEditing;
  /** Makes a cell active; `extend` keeps the range's other corner. */
  goTo: (cell: CellAddress, extend: boolean) => void;
  /** Clears the message about the last action. */
  quiet: () => void;
  /** Scrolls the active cell into view and focuses it. */
  follow: () => void;
  /** Opens the active cell. */
  openCell: () => void;
}

/** A click makes a cell active, dragging selects a range, a double click edits or opens. */
export function useGridPointer({ editing, goTo, quiet, follow, openCell }: GridPointer) {
  const pointTo = (event: MouseEvent, extend: boolean): void => {
    const cell = addressOf(event.target);
    const intoText = event.target instanceof HTMLInputElement && editing.isOn();
    if (!cell || intoText || event.button !== 0) return;
    // Keeps the browser from focusing the old element: the cell that becomes active takes the focus.
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
