import { cellAt, takesText, type Changes, type GridData } from './changes.ts';
import { useDraftStore, type DraftStore } from './typedText.ts';
import type { CellAddress } from './types.ts';

/** What is being typed into the active cell. */
export interface GridEditing {
  /** The text so far. */
  draft: DraftStore;
  /** Something is being typed. */
  isOn: () => boolean;
  /** Typing began or went on. */
  type: (text: string) => void;
  /** Begins with the text that is there; false where nothing can be typed, and where two values contradict. */
  start: () => boolean;
  /** Sends the text, if it is another one. */
  commit: () => void;
  /** Back to what was there. */
  cancel: () => void;
}

export function useGridEditing<R extends { id: string }>(
  data: GridData<R>,
  active: CellAddress,
  send: (changes: Changes) => void,
): GridEditing {
  const draft = useDraftStore();
  const cell = cellAt(data, active);
  const open = cell !== undefined && takesText(cell.column, cell.view) && cell.view.state !== 'locked';
  return {
    draft,
    isOn: () => draft.get() !== null,
    type: (text) => {
      if (open) draft.set(text);
      else send({ changes: [], locked: 1 });
    },
    start: () => {
      if (!open) return false;
      draft.set(cell.view.text);
      return true;
    },
    commit: () => {
      const text = draft.get()?.trim();
      draft.set(null);
      if (text === undefined || !cell) return;
      const value = text === '' ? null : text.normalize('NFC');
      if (value !== cell.view.value) {
        send({ changes: [{ rowId: cell.row.id, columnId: cell.column.id, value }], locked: 0 });
      }
    },
    cancel: () => draft.set(null),
  };
}
