import type { Conflict } from '#client/generated/rest/shared.ts';
import { somebody } from '#ui-kit/format/academy.ts';
import type { CellKey, ChangeSet, GridAdapter, PendingEdit } from '../types.ts';

type Reader<Cell extends CellKey> = Pick<GridAdapter<Cell>, 'conflicting' | 'textOf'>;

/**
 * True when writing overwrites nothing unseen: the cells still have the values from before the change set, so that the other person changed
 * another value of the record, or they already have the wanted ones, as after a response that got lost.
 */
export function isHarmless<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  conflict: Conflict,
  adapter: Reader<Cell>,
): boolean {
  const cells = adapter.conflicting(changeSet, conflict);
  const theirs = conflict.theirs ?? '';
  return (
    cells.length > 0 &&
    cells.every(({ cell, before, after }) =>
      [before, after].some((value) => (adapter.textOf(cell, value) || '') === theirs),
    )
  );
}

/** The change set at the server's versions, where it was refused at older ones. */
export function atTheirVersions<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  conflicts: readonly Conflict[],
  adapter: Reader<Cell>,
): ChangeSet<Cell> {
  const versions = new Map(
    conflicts.flatMap((conflict) =>
      adapter.conflicting(changeSet, conflict).map((changed) => [changed, conflict.theirVersion] as const),
    ),
  );
  return changeSet.map((changed) => ({ ...changed, version: versions.get(changed) ?? changed.version }));
}

/** The cells in conflict, each with both values; the other cells of the refused change set are left out. */
export function conflictEdits<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  conflicts: readonly Conflict[],
  adapter: Reader<Cell>,
): PendingEdit<Cell>[] {
  return conflicts.flatMap((conflict) =>
    adapter
      .conflicting(changeSet, conflict)
      .map(({ cell, before, version, after }) =>
        inConflict({ cell, value: after, state: 'failed', base: { value: before, version } }, conflict),
      ),
  );
}

/** An edit that waits for a choice between its value and another person's. */
export function inConflict<Cell extends CellKey>(
  { cell, value, base }: PendingEdit<Cell>,
  conflict: Conflict,
): PendingEdit<Cell> {
  const message = `${somebody(conflict.changedBy)}이 먼저 바꿨습니다: ${conflict.theirs || '비움'}`;
  return { cell, value, base, state: 'conflict', message, conflict };
}
