import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { problemText } from '#client/problemText.ts';
import type { WriteQueue } from '../shared/writeQueue.ts';
import { conflictEdits, conflictsOf, isAboutAnotherValue, newestVersions } from './conflicts.ts';
import { keyOf } from './keyOf.ts';
import type { CellKey, ChangeSet, GridAdapter, PendingEditStore, VersionsToOverwrite, WriteKind } from './types.ts';

/** The dependencies of a write. */
export interface WriteParts<Cell extends CellKey> {
  adapter: GridAdapter<Cell>;
  pending: Omit<PendingEditStore<Cell>, 'edits' | 'saving'>;
  /** The queue in which one's own writes of a record wait for each other. */
  queue: WriteQueue;
  /** Resolves once the pending edit is painted. */
  painted: () => Promise<void>;
}

/** A change set being written. */
interface Write<Cell extends CellKey> {
  changeSet: ChangeSet<Cell>;
  kind: WriteKind;
  /** Versions that may be overwritten; if omitted, the ones last read. */
  versions: VersionsToOverwrite;
}

/** Writes a change set in the background: painted at once, sent after one's own earlier writes of its records. Returns what was written, `null` for nothing. */
export async function write<Cell extends CellKey>(
  parts: WriteParts<Cell>,
  asked: Write<Cell>,
): Promise<ChangeSet<Cell> | null> {
  const { adapter, pending, queue, painted } = parts;
  pending.put(asked.changeSet.map(({ cell, after }) => ({ cell, value: after, state: 'saving' })));
  return queue.send(recordsOf(asked.changeSet), async () => {
    await painted();
    await adapter.stopReading();
    return attempt(parts, asked);
  });
}

/** The write queue's keys of a change set's records. */
export const recordsOf = (changeSet: ChangeSet): string[] => changeSet.map(({ cell }) => keyOf(cell.record));

async function attempt<Cell extends CellKey>(
  parts: WriteParts<Cell>,
  asked: Write<Cell>,
): Promise<ChangeSet<Cell> | null> {
  const { adapter, pending } = parts;
  const { changeSet } = asked;
  const isGone = changeSet.every(({ cell }) => adapter.valueNow(cell) === undefined);
  if (isGone) return fail(parts, changeSet, adapter.goneMessage);
  try {
    const written = await send(adapter, asked);
    if (written.length < changeSet.length) pending.drop(changeSet.map(({ cell }) => cell));
    pending.saved(written.map(({ cell, after }) => ({ cell, value: after })));
    return written;
  } catch (error) {
    return refused(parts, asked, error);
  }
}

async function send<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  { changeSet, kind, versions }: Write<Cell>,
): Promise<ChangeSet<Cell>> {
  if (kind === 'fill' && adapter.fill) return adapter.fill(changeSet);
  const sentAs: ChangeSetKind = kind === 'fill' ? 'edit' : kind;
  await adapter.send(changeSet, sentAs, versions);
  return changeSet;
}

/** A conflict waits for a choice; where the other person changed another value, the write is repeated. */
async function refused<Cell extends CellKey>(
  parts: WriteParts<Cell>,
  asked: Write<Cell>,
  error: unknown,
): Promise<ChangeSet<Cell> | null> {
  const { adapter, pending } = parts;
  const { changeSet, versions } = asked;
  const conflicts = conflictsOf(error);
  if (conflicts.length === 0) return fail(parts, changeSet, problemText(error));
  const isFirstAttempt = versions.size === 0;
  if (isFirstAttempt && conflicts.every((conflict) => isAboutAnotherValue(changeSet, conflict, adapter))) {
    return attempt(parts, { ...asked, versions: newestVersions(changeSet, conflicts, adapter) });
  }
  pending.drop(changeSet.map(({ cell }) => cell));
  pending.put(conflictEdits(changeSet, conflicts, adapter));
  void adapter.reread();
  return null;
}

function fail<Cell extends CellKey>({ pending }: WriteParts<Cell>, changeSet: ChangeSet<Cell>, message: string): null {
  pending.put(changeSet.map(({ cell, after }) => ({ cell, value: after, state: 'failed', message })));
  return null;
}
