import { useState } from 'react';
import { painted } from '#client/page/painted.ts';
import { WriteQueue } from '../shared/writeQueue.ts';
import type { CellKey, ChangeSet, GridAdapter, PendingEditStore, VersionsToOverwrite, WriteKind } from './types.ts';
import { recordsOf, write } from './writes.ts';

const NO_VERSIONS: VersionsToOverwrite = new Map();

/** Writes the cells of a grid in the background, one after another within a record. */
export function useWrites<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const [queue] = useState(() => new WriteQueue());
  const parts = { adapter, pending, queue, painted };
  return {
    /** @param versions that may be overwritten; if omitted, the ones last read. */
    write: (changeSet: ChangeSet<Cell>, kind: WriteKind = 'edit', versions = NO_VERSIONS) =>
      write(parts, { changeSet, kind, versions }),
    /** Waits for all writes in progress to the records of a change set. */
    settled: (changeSet: ChangeSet<Cell>): Promise<void> => queue.settled(recordsOf(changeSet)),
  };
}
