import { useRef } from 'react';
import { cellAt, takesText, type Changes, type GridData } from '../changes.ts';
import { useTypedTextStore, type TypedTextStore } from './typedText.ts';
import type { ActionCell, CellAddress, CellChange } from '../types.ts';

/** The editing state of the active cell. */
export interface GridEditing {
  /** The text so far. */
  typed: TypedTextStore;
  /** Something is being typed. */
  isOn: () => boolean;
  /** Sets the typed text. */
  type: (text: string) => void;
  /** Starts editing the current text; false on cells without typing and on cells in conflict. */
  start: () => boolean;
  /** Commits the text if it changed. */
  commit: () => void;
  /** Cancels and restores the text from before. */
  cancel: () => void;
}

interface Handlers {
  send: (changes: Changes) => void;
  /** The first character is typed; `null` when nothing was changed in the end. */
  onBegin: ((cell: ActionCell | null) => void) | undefined;
}

export function useGridEditing<R extends { id: string }>(
  data: GridData<R>,
  active: CellAddress,
  { send, onBegin }: Handlers,
): GridEditing {
  const typed = useTypedTextStore();
  // The cell that is being edited and its value then: rows may move and values arrive while a person types.
  const begun = useRef<CellChange>(undefined);
  const cell = cellAt(data, active);
  const open = cell !== undefined && takesText(cell.column, cell.view) && cell.view.state !== 'locked';
  const begin = (text: string): void => {
    if (typed.get() === null && cell) {
      begun.current = { rowId: cell.row.id, columnId: cell.column.id, value: cell.view.value };
      onBegin?.({ rowId: cell.row.id, columnId: cell.column.id });
    }
    typed.set(text);
  };
  return {
    typed,
    isOn: () => typed.get() !== null,
    type: (text) => {
      if (open) begin(text);
      else send({ changes: [], locked: 1 });
    },
    start: () => {
      if (!open) return false;
      begin(cell.view.text);
      return true;
    },
    commit: () => {
      const text = typed.get()?.trim();
      typed.set(null);
      if (text === undefined || !begun.current) return;
      const value = text === '' ? null : text.normalize('NFC');
      if (value !== begun.current.value) send({ changes: [{ ...begun.current, value }], locked: 0 });
      else onBegin?.(null);
    },
    cancel: () => {
      typed.set(null);
      onBegin?.(null);
    },
  };
}
