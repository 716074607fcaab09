import { cellAt, takesText, type Changes, type GridData } from './changes.ts';
import { useTypedTextStore, type TypedTextStore } from './typedText.ts';
import type { CellAddress } from './types.ts';

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

export function useGridEditing<R extends { id: string }>(
  data: GridData<R>,
  active: CellAddress,
  send: (changes: Changes) => void,
): GridEditing {
  const typed = useTypedTextStore();
  const cell = cellAt(data, active);
  const open = cell !== undefined && takesText(cell.column, cell.view) && cell.view.state !== 'locked';
  return {
    typed,
    isOn: () => typed.get() !== null,
    type: (text) => {
      if (open) typed.set(text);
      else send({ changes: [], locked: 1 });
    },
    start: () => {
      if (!open) return false;
      typed.set(cell.view.text);
      return true;
    },
    commit: () => {
      const text = typed.get()?.trim();
      typed.set(null);
      if (text === undefined || !cell) return;
      const value = text === '' ? null : text.normalize('NFC');
      if (value !== cell.view.value) {
        send({ changes: [{ rowId: cell.row.id, columnId: cell.column.id, value }], locked: 0 });
      }
    },
    cancel: () => typed.set(null),
  };
}
