import { useState } from 'react';
import { withDrafts, withoutDrafts, type Draft, type Drafts } from './drafts.ts';

/** How long a cell says that it was saved, in milliseconds. */
const SAVED_MS = 1500;

type Cells = readonly { rowId: string; column: Draft['column'] }[];

/** What is on its way to the server, cell by cell. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const put = (added: readonly Draft[]): void => setDrafts((before) => withDrafts(before, added));
  return {
    drafts,
    saving: [...drafts.values()].some((draft) => draft.state === 'saving'),
    put,
    drop: (cells: Cells): void => setDrafts((before) => withoutDrafts(before, cells)),
    /** Says for a moment that these cells were saved. */
    saved: (cells: readonly { rowId: string; column: Draft['column']; value: string | null }[]): void => {
      put(cells.map((cell) => ({ ...cell, state: 'saved' })));
      setTimeout(() => setDrafts((before) => withoutDrafts(before, cells, 'saved')), SAVED_MS);
    },
  };
}
