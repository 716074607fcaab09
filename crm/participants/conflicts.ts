import { HttpError } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/model/conflict.ts';
import type { Draft } from './drafts.ts';
import type { CellStep, Step } from './history.ts';
import { LOCKED, type AttendanceType, type WrittenColumn } from './rows.ts';

/** Both values of each cell that a write was refused for; none when it failed for another reason. */
export function conflictsOf(error: unknown): readonly Conflict[] {
  return error instanceof HttpError ? (error.problem.conflicts ?? []) : [];
}

/** True when what stands is what the step found: the other changed another value of the same seat. */
export function isElsewhere(step: Step, conflict: Conflict, types: readonly AttendanceType[]): boolean {
  return cellsOf(step, conflict).every((cell) => (conflict.theirs ?? '') === serverWord(cell, types));
}

/** The cells that contradict, each with both values; the rest of a refused step is let go. */
export function conflictDrafts(step: Step, conflicts: readonly Conflict[]): Draft[] {
  return conflicts.flatMap((conflict) =>
    cellsOf(step, conflict).map(({ rowId, column, after }) => ({
      rowId,
      column,
      value: after,
      state: 'conflict',
      message: `${conflict.changedBy ?? '다른 사람'}님이 먼저 바꿨습니다: ${conflict.theirs || '비움'}`,
      conflict,
    })),
  );
}

const columns: Readonly<Record<string, WrittenColumn>> = {
  attTypeId: 'attendance',
  memo: 'memo',
  isLocked: 'lock',
  makeupForId: 'makeup',
};

function cellsOf(step: Step, { id, field }: Conflict): Step {
  return step.filter(({ rowId, column }) => rowId === id && (field === undefined || columns[field] === column));
}

/** The value a cell had before its step, in the words of the server. */
function serverWord({ column, before }: CellStep, types: readonly AttendanceType[]): string {
  if (column === 'attendance') return types.find(({ id }) => id === before)?.name ?? '';
  if (column === 'lock') return before === LOCKED ? '잠금' : '열림';
  if (column === 'makeup') return before === null ? '' : '보강 연결';
  return before ?? '';
}
