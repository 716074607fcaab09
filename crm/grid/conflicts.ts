import { HttpError } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { keyOf } from './keyOf.ts';
import type { CellKey, ChangeSet, GridAdapter, PendingEdit, VersionsToOverwrite } from './types.ts';

type Reader<Cell extends CellKey> = Pick<GridAdapter<Cell>, 'conflicting' | 'textOf'>;

/** Both values of each cell that a write was refused for; empty when it failed for another reason. */
export function conflictsOf(error: unknown): readonly Conflict[] {
  return error instanceof HttpError ? (error.problem.conflicts ?? []) : [];
}

/** True when the cells still have the values from before the change set: the other person changed another value of the record. */
export function isAboutAnotherValue<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  conflict: Conflict,
  adapter: Reader<Cell>,
): boolean {
  return adapter
    .conflicting(changeSet, conflict)
    .every(({ cell, before }) => (conflict.theirs ?? '') === adapter.textOf(cell, before));
}

/** The server's versions, for the cells of a change set that were written at older ones. */
export function newestVersions<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  conflicts: readonly Conflict[],
  adapter: Reader<Cell>,
): VersionsToOverwrite {
  return new Map(
    conflicts.flatMap((conflict) =>
      adapter.conflicting(changeSet, conflict).map(({ cell }) => [keyOf(cell), conflict.theirVersion] as const),
    ),
  );
}

/** The cells in conflict, each with both values; the other cells of the refused change set are left out. */
export function conflictEdits<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  conflicts: readonly Conflict[],
  adapter: Reader<Cell>,
): PendingEdit<Cell>[] {
  return conflicts.flatMap((conflict) =>
    adapter.conflicting(changeSet, conflict).map(({ cell, after }): PendingEdit<Cell> => ({
      cell,
      value: after,
      state: 'conflict',
      message: `${conflict.changedBy ?? '다른 사람'}님이 먼저 바꿨습니다: ${conflict.theirs || '비움'}`,
      conflict,
    })),
  );
}
