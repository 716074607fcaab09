import { useState } from 'react';
import { painted } from '#client/page/painted.ts';
import { problemText } from '#client/problemText.ts';
import { WriteQueue } from '../shared/writeQueue.ts';
import { conflictEdits, conflictsOf, isAboutAnotherValue, newestVersions } from './conflicts.ts';
import { keyOf } from './keyOf.ts';
import type {
  CellKey,
  ChangedCell,
  ChangeSet,
  GridAdapter,
  PendingEditStore,
  VersionsToOverwrite,
  WriteKind,
} from './types.ts';

const NO_VERSIONS: VersionsToOverwrite = new Map();

/** Writes cells in the background: painted at once, one after another within a record, with what went wrong kept at the cell. */
export function useWrites<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const [queue] = useState(() => new WriteQueue());

  /**
   * Writes a change set: one cell by its own call, several together, all of them or none. Answers what was written, `null` for nothing.
   * @param versions that may be overwritten; without, the ones last read.
   */
  async function write(
    changeSet: ChangeSet<Cell>,
    kind: WriteKind = 'edit',
    versions = NO_VERSIONS,
  ): Promise<ChangeSet<Cell> | null> {
    pending.put(changeSet.map(({ cell, after }) => ({ cell, value: after, state: 'saving' })));
    return queue.send(recordsOf(changeSet), async () => {
      await painted();
      await adapter.stopReading();
      return attempt(changeSet, kind, versions);
    });
  }

  async function attempt(
    changeSet: ChangeSet<Cell>,
    kind: WriteKind,
    versions: VersionsToOverwrite,
  ): Promise<ChangeSet<Cell> | null> {
    if (changeSet.every(({ cell }) => adapter.valueNow(cell) === undefined))
      return fail(changeSet, adapter.goneMessage);
    try {
      const written = await send(changeSet, kind, versions);
      if (written.length < changeSet.length) pending.drop(changeSet.map(({ cell }) => cell));
      pending.saved(written.map(({ cell, after }) => ({ cell, value: after })));
      return written;
    } catch (error) {
      return refused(error, changeSet, kind, versions);
    }
  }

  async function send(
    changeSet: ChangeSet<Cell>,
    kind: WriteKind,
    versions: VersionsToOverwrite,
  ): Promise<ChangeSet<Cell>> {
    if (kind === 'fill' && adapter.fill) return adapter.fill(changeSet);
    await adapter.send(changeSet, kind === 'fill' ? 'edit' : kind, versions);
    return changeSet;
  }

  async function refused(
    error: unknown,
    changeSet: ChangeSet<Cell>,
    kind: WriteKind,
    versions: VersionsToOverwrite,
  ): Promise<ChangeSet<Cell> | null> {
    const conflicts = conflictsOf(error);
    if (conflicts.length === 0) return fail(changeSet, problemText(error));
    const isFirstAttempt = versions.size === 0;
    if (isFirstAttempt && conflicts.every((conflict) => isAboutAnotherValue(changeSet, conflict, adapter))) {
      return attempt(changeSet, kind, newestVersions(changeSet, conflicts, adapter));
    }
    pending.drop(changeSet.map(({ cell }) => cell));
    pending.put(conflictEdits(changeSet, conflicts, adapter));
    void adapter.reread();
    return null;
  }

  function fail(changeSet: ChangeSet<Cell>, message: string): null {
    pending.put(changeSet.map(({ cell, after }) => ({ cell, value: after, state: 'failed', message })));
    return null;
  }

  /** Waits for whatever is still being written to the records of a change set. */
  function settled(changeSet: ChangeSet<Cell>): Promise<void> {
    return queue.settled(recordsOf(changeSet));
  }

  /** The cells that still hold what the change set found there, and the names of the records where they do not. */
  function compare(changeSet: ChangeSet<Cell>): { same: ChangeSet<Cell>; changed: string[] } {
    const isSame = ({ cell, before }: ChangedCell<Cell>): boolean => {
      const value = adapter.valueNow(cell);
      return value === undefined || value === before;
    };
    const changed = changeSet.filter((one) => !isSame(one));
    return { same: changeSet.filter(isSame), changed: changed.map(({ cell }) => adapter.nameOf(cell.record)) };
  }

  return { write, settled, compare };
}

const recordsOf = (changeSet: ChangeSet): string[] => changeSet.map(({ cell }) => keyOf(cell.record));
