import { painted } from '#client/page/painted.ts';
import type { CellKey, ChangeSet, GridAdapter, PendingEditStore, WriteKind } from '../types.ts';
import { write } from './writes.ts';

/** Writes the cells of a grid in the background, one after another within a record. */
export function useWrites<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const parts = { adapter, pending, painted };
  return {
    write: (changeSet: ChangeSet<Cell>, kind: WriteKind = 'edit') => write(parts, { changeSet, kind }),
    /** Writes over the values of others that the person has seen. */
    overwrite: (changeSet: ChangeSet<Cell>) => write(parts, { changeSet, kind: 'edit', isChosen: true }),
  };
}
