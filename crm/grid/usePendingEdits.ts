import { useState } from 'react';
import { withDrafts, withoutDrafts, type CellName, type Draft, type Drafts } from './pendingEdits.ts';

/** How long a cell says that it was saved, in milliseconds. */
const SAVED_MS = 1500;

/** What is on its way to the server, and what puts it there. */
export interface DraftStore<Column extends string> {
  drafts: Drafts<Column>;
  /** Something is being written. */
  saving: boolean;
  put: (added: readonly Draft<Column>[]) => void;
  drop: (cells: readonly CellName<Column>[]) => void;
  /** Says for a moment that these cells were saved. */
  saved: (cells: readonly (CellName<Column> & { value: string | null })[]) => void;
}

/** What is on its way to the server, cell by cell. */
export function useDrafts<Column extends string>(): DraftStore<Column> {
  const [drafts, setDrafts] = useState<Drafts<Column>>(new Map());
  const put = (added: readonly Draft<Column>[]): void => setDrafts((before) => withDrafts(before, added));
  return {
    drafts,
    saving: [...drafts.values()].some((draft) => draft.state === 'saving'),
    put,
    drop: (cells) => setDrafts((before) => withoutDrafts(before, cells)),
    saved: (cells) => {
      put(cells.map((cell) => ({ ...cell, state: 'saved' })));
      setTimeout(() => setDrafts((before) => withoutDrafts(before, cells, 'saved')), SAVED_MS);
    },
  };
}
