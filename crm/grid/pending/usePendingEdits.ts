import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#client/session/session.ts';
import { useStore } from '#client/store.ts';
import { editsOf } from './pendingEditStorage.ts';
import { withEdits, withoutEdits } from './pendingEdits.ts';
import type { CellKey, PendingEdit, PendingEditStore } from '../types.ts';

/** How long a cell shows that it was saved, in milliseconds. */
const SAVED_MS = 1500;

/**
 * The pending edits of one grid. They outlive the screen, so that a person who comes back finds what could not be saved.
 * @param grid names the grid among all others
 */
export function usePendingEdits<Cell extends CellKey>(grid: string): PendingEditStore<Cell> {
  const { auth } = useSession();
  const kept = editsOf<Cell>(useQueryClient(), auth?.userId ?? '', grid);
  const edits = useStore(kept.edits);
  const change = (next: (before: typeof edits) => typeof edits): void => kept.edits.set(next(kept.edits.get()));
  const put = (added: readonly PendingEdit<Cell>[]): void => change((before) => withEdits(before, added));
  return {
    edits,
    queue: kept.queue,
    saving: [...edits.values()].some(({ state }) => state === 'saving'),
    put,
    drop: (cells) => change((before) => withoutEdits(before, cells)),
    saved: (written) => {
      const cells = written.map(({ cell }) => cell);
      put(
        written.map(({ cell, after, before, version }) => ({
          cell,
          value: after,
          state: 'saved',
          base: { value: before, version },
        })),
      );
      setTimeout(() => change((before) => withoutEdits(before, cells, 'saved')), SAVED_MS);
    },
  };
}
