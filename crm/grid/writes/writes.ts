import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { conflictsOf, HttpError } from '#client/errors.ts';
import { problemText } from '#client/problemText.ts';
import { atTheirVersions, conflictEdits, isHarmless } from '../pending/conflicts.ts';
import { keyOf } from '../keyOf.ts';
import type {
  CellKey,
  ChangeSet,
  GridAdapter,
  PendingEdit,
  PendingEditStore,
  Sent,
  WriteKind,
  Written,
} from '../types.ts';

/** The dependencies of a write. */
export interface WriteParts<Cell extends CellKey> {
  adapter: GridAdapter<Cell>;
  pending: Omit<PendingEditStore<Cell>, 'edits' | 'saving'>;
  /** Resolves once the pending edit is painted. */
  painted: () => Promise<void>;
}

/** A change set being written. */
interface Write<Cell extends CellKey> {
  changeSet: ChangeSet<Cell>;
  kind: WriteKind;
  /** The person chose to overwrite the values at these versions; a further difference is asked about again. */
  isChosen?: boolean;
}

/** Writes a change set in the background: painted at once, sent after one's own earlier writes of its records. Returns what was written, `null` for nothing. */
export async function write<Cell extends CellKey>(
  parts: WriteParts<Cell>,
  asked: Write<Cell>,
): Promise<Written<Cell> | null> {
  const { adapter, pending, painted } = parts;
  pending.put(pendingEdits(asked.changeSet, 'saving'));
  return pending.queue.send(recordsOf(asked.changeSet), async () => {
    await painted();
    await adapter.stopReading();
    return attempt(parts, { ...asked, changeSet: atOwnVersions(parts, asked.changeSet) });
  });
}

/** The change set at the versions that one's own earlier writes made of those it began at. */
function atOwnVersions<Cell extends CellKey>(
  { adapter, pending }: WriteParts<Cell>,
  changeSet: ChangeSet<Cell>,
): ChangeSet<Cell> {
  return changeSet.map((changed) => ({
    ...changed,
    version: pending.queue.after(adapter.versionKey(changed.cell), changed.version),
  }));
}

/** The write queue's keys of a change set's records. */
export const recordsOf = (changeSet: ChangeSet): string[] => changeSet.map(({ cell }) => keyOf(cell.record));

async function attempt<Cell extends CellKey>(
  parts: WriteParts<Cell>,
  asked: Write<Cell>,
): Promise<Written<Cell> | null> {
  const { adapter, pending } = parts;
  const { changeSet } = asked;
  const isGone = changeSet.every(({ cell }) => adapter.now(cell) === undefined);
  if (isGone) return fail(parts, changeSet, { message: adapter.goneMessage, isFinal: true });
  try {
    const { written, advances, changeSetId } = await send(adapter, asked);
    for (const { key, from, to } of advances) pending.queue.advanced(key, from, to);
    if (written.length < changeSet.length) pending.drop(changeSet.map(({ cell }) => cell));
    pending.saved(written);
    return { changeSet: written, changeSetId };
  } catch (error) {
    return refused(parts, asked, error);
  }
}

async function send<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  { changeSet, kind }: Write<Cell>,
): Promise<Sent & { written: ChangeSet<Cell> }> {
  if (kind === 'fill' && adapter.fill) return adapter.fill(changeSet);
  const sentAs: ChangeSetKind = kind === 'fill' ? 'edit' : kind;
  return { written: changeSet, ...(await adapter.send(changeSet, sentAs)) };
}

/** A conflict waits for a choice; a write that overwrites nothing unseen is repeated once. */
async function refused<Cell extends CellKey>(
  parts: WriteParts<Cell>,
  asked: Write<Cell>,
  error: unknown,
): Promise<Written<Cell> | null> {
  const { adapter, pending } = parts;
  const { changeSet, isChosen } = asked;
  const conflicts = conflictsOf(error);
  const edits = conflictEdits(changeSet, conflicts, adapter);
  if (edits.length === 0) return fail(parts, changeSet, { message: problemText(error), isFinal: isImpossible(error) });
  if (!isChosen && conflicts.every((conflict) => isHarmless(changeSet, conflict, adapter))) {
    return attempt(parts, {
      changeSet: atTheirVersions(changeSet, conflicts, adapter),
      kind: asked.kind,
      isChosen: true,
    });
  }
  pending.drop(changeSet.map(({ cell }) => cell));
  pending.put(edits);
  void adapter.reread();
  return null;
}

function fail<Cell extends CellKey>(
  { pending }: WriteParts<Cell>,
  changeSet: ChangeSet<Cell>,
  why: Required<Pick<PendingEdit, 'message' | 'isFinal'>>,
): null {
  pending.put(pendingEdits(changeSet, 'failed').map((edit) => ({ ...edit, ...why })));
  return null;
}

function pendingEdits<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  state: PendingEdit['state'],
): PendingEdit<Cell>[] {
  return changeSet.map(({ cell, before, version, after }) => ({
    cell,
    value: after,
    state,
    base: { value: before, version },
  }));
}

/** The server understood the value and does not take it; the same value would be refused again. */
function isImpossible(error: unknown): boolean {
  return error instanceof HttpError && [400, 403, 404, 413, 422].includes(error.status);
}
