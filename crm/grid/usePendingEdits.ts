import { useState } from 'react';
import { withEdits, withoutEdits } from './pendingEdits.ts';
import type { CellKey, PendingEdit, PendingEdits, PendingEditStore } from './types.ts';

/** How long a cell shows that it was saved, in milliseconds. */
const SAVED_MS = 1500;

/** The pending edits of one grid. */
export function usePendingEdits<Cell extends CellKey>(): PendingEditStore<Cell> {
  const [edits, setEdits] = useState<PendingEdits<Cell>>(new Map());
  const put = (added: readonly PendingEdit<Cell>[]): void => setEdits((before) => withEdits(before, added));
  return {
    edits,
    saving: [...edits.values()].some(({ state }) => state === 'saving'),
    put,
    drop: (cells) => setEdits((before) => withoutEdits(before, cells)),
    saved: (entries) => {
      const cells = entries.map(({ cell }) => cell);
      put(entries.map(({ cell, value }) => ({ cell, value, state: 'saved' })));
      setTimeout(() => setEdits((before) => withoutEdits(before, cells, 'saved')), SAVED_MS);
    },
  };
}
