import { useState } from 'react';
import { cellAt, takesText, type Changes, type GridData } from './changes.ts';
import type { CellAddress } from './types.ts';

/** What is being typed into the active cell. */
export interface GridEditing {
  /** The text so far; `null` while nothing is being typed. */
  draft: string | null;
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
  const [draft, setDraft] = useState<string | null>(null);
  const cell = cellAt(data, active);
  const open = cell !== undefined && takesText(cell.column, cell.view) && cell.view.state !== 'locked';
  return {
    draft,
    type: (text) => {
      if (open) setDraft(text);
      else send({ changes: [], locked: 1 });
    },
    start: () => {
      if (!open) return false;
      setDraft(cell.view.text);
      return true;
    },
    commit: () => {
      if (draft === null || !cell) return;
      setDraft(null);
      const value = draft.trim() === '' ? null : draft.trim().normalize('NFC');
      if (value !== cell.view.value) {
        send({ changes: [{ rowId: cell.row.id, columnId: cell.column.id, value }], locked: 0 });
      }
    },
    cancel: () => setDraft(null),
  };
}
