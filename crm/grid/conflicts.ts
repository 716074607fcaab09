import { HttpError } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { cellKey, type Draft } from './drafts.ts';
import type { Step } from './history.ts';
import type { GridPort, Overwriting } from './port.ts';

/** Both values of each cell that a write was refused for; none when it failed for another reason. */
export function conflictsOf(error: unknown): readonly Conflict[] {
  return error instanceof HttpError ? (error.problem.conflicts ?? []) : [];
}

/** True when what stands is what the step found: the other changed another value of the same row. */
export function isElsewhere<Column extends string>(
  step: Step<Column>,
  conflict: Conflict,
  port: GridPort<Column>,
): boolean {
  return port
    .contested(step, conflict)
    .every(({ column, before }) => (conflict.theirs ?? '') === port.wordOf(column, before));
}

/** The versions that stand now, for a step that they do not contradict. */
export function standingVersions<Column extends string>(
  step: Step<Column>,
  conflicts: readonly Conflict[],
  port: GridPort<Column>,
): Overwriting {
  return new Map(
    conflicts.flatMap((conflict) =>
      port
        .contested(step, conflict)
        .map(({ rowId, column }) => [cellKey(rowId, column), conflict.theirVersion] as const),
    ),
  );
}

/** The cells that contradict, each with both values; the rest of a refused step is let go. */
export function conflictDrafts<Column extends string>(
  step: Step<Column>,
  conflicts: readonly Conflict[],
  port: GridPort<Column>,
): Draft<Column>[] {
  return conflicts.flatMap((conflict) =>
    port.contested(step, conflict).map(({ rowId, column, after }) => ({
      rowId,
      column,
      value: after,
      state: 'conflict',
      message: `${conflict.changedBy ?? '다른 사람'}님이 먼저 바꿨습니다: ${conflict.theirs || '비움'}`,
      conflict,
    })),
  );
}
