import { useRef } from 'react';
import { HttpError } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/model/conflict.ts';
import { problemText } from '#client/problemText.ts';
import type { Draft } from './drafts.ts';
import type { CellStep, Step } from './history.ts';
import { valueOf, type AttendanceRow } from './rows.ts';
import type { useAttendanceRows } from './useAttendanceRows.ts';
import type { useDrafts } from './useDrafts.ts';
import type { useSend } from './useSend.ts';

interface Parts {
  rows: ReturnType<typeof useAttendanceRows>;
  drafts: ReturnType<typeof useDrafts>;
  send: ReturnType<typeof useSend>;
}

/** Writes cells in the background: painted at once, one after another within a row, with what went wrong kept at the cell. */
export function useWrites({ rows, drafts, send }: Parts) {
  const lines = useRef(new Map<string, Promise<unknown>>());

  /** Runs after whatever is still being written to the row. */
  function inLine<T>(rowId: string, run: () => Promise<T>): Promise<T> {
    const turn = (lines.current.get(rowId) ?? Promise.resolve()).then(run, run);
    lines.current.set(rowId, turn);
    return turn;
  }

  /**
   * Writes one cell. Answers whether it was saved.
   * @param version of the row that may be overwritten; the one last read without.
   */
  async function one(cell: CellStep, version?: number): Promise<boolean> {
    const { rowId, column, after: value } = cell;
    drafts.put([{ rowId, column, value, state: 'saving' }]);
    await rows.stopReading();
    return inLine(rowId, async () => {
      const row = rows.rowNow(rowId);
      if (!row) return fail([cell], '이 주차에서 빠진 학생입니다.');
      try {
        rows.keep([await send.one(row, column, value, version ?? row.version)]);
        drafts.saved([{ rowId, column, value }]);
        return true;
      } catch (error) {
        return refuse([cell], error);
      }
    });
  }

  /** Writes the same value to many cells of a column, all or none. Answers whether they were saved. */
  async function together(step: Step, column: 'attendance' | 'memo', value: string | null): Promise<boolean> {
    drafts.put(step.map(({ rowId }) => ({ rowId, column, value, state: 'saving' })));
    await rows.stopReading();
    const before = settled(step);
    const saved = before.then(async () => {
      try {
        const { changed } = await send.together(present(step), column, value);
        rows.keep(changed);
        drafts.saved(step.map(({ rowId }) => ({ rowId, column, value })));
        return true;
      } catch (error) {
        return refuse(step, error);
      }
    });
    for (const { rowId } of step) lines.current.set(rowId, saved);
    return saved;
  }

  /** Waits for whatever is still being written to the rows of a step. */
  async function settled(step: Step): Promise<void> {
    await Promise.allSettled(step.flatMap(({ rowId }) => lines.current.get(rowId) ?? []));
  }

  /** The cells of a step whose value is still the one before it, and the names of the students where it is not. */
  function compare(step: Step): { same: Step; changed: string[] } {
    const isSame = ({ rowId, column, before }: CellStep) => {
      const row = rows.rowNow(rowId);
      return row === undefined || valueOf(row, column) === before;
    };
    const changed = step.filter((cell) => !isSame(cell));
    return { same: step.filter(isSame), changed: present(changed).map((row) => row.student.user.name) };
  }

  /** Marks whoever still has no mark. Answers what it changed. */
  async function rest(unset: readonly AttendanceRow[], typeId: string): Promise<Step> {
    const cells = unset.map(({ id }) => ({ rowId: id, column: 'attendance' as const, value: typeId }));
    drafts.put(cells.map((cell) => ({ ...cell, state: 'saving' })));
    await rows.stopReading();
    try {
      const { changed } = await send.rest(unset, typeId);
      rows.keep(changed);
      drafts.drop(cells);
      return changed.map(({ id }) => ({ rowId: id, column: 'attendance', before: null, after: typeId }));
    } catch (error) {
      drafts.drop(cells);
      throw error;
    }
  }

  function present(step: Step): AttendanceRow[] {
    return step.flatMap(({ rowId }) => rows.rowNow(rowId) ?? []);
  }

  /** Keeps what could not be written at its cell, beside what the other wrote; the rest of a refused step is let go. */
  function refuse(step: Step, error: unknown): false {
    const conflicts = error instanceof HttpError ? (error.problem.conflicts ?? []) : [];
    if (conflicts.length === 0) return fail(step, problemText(error));
    const refused = step.flatMap((cell): Draft[] => {
      const row = rows.rowNow(cell.rowId);
      const conflict = conflicts.find(({ id }) => id === cell.rowId || id === row?.studentId);
      return conflict ? [conflictDraft(cell, conflict)] : [];
    });
    drafts.drop(step);
    drafts.put(refused);
    void rows.reread();
    return false;
  }

  function fail(step: Step, message: string): false {
    drafts.put(step.map(({ rowId, column, after }) => ({ rowId, column, value: after, state: 'failed', message })));
    return false;
  }

  return { one, together, rest, settled, compare };
}

const conflictDraft = ({ rowId, column, after }: CellStep, conflict: Conflict): Draft => ({
  rowId,
  column,
  value: after,
  state: 'conflict',
  message: `${conflict.changedBy ?? '다른 사람'}님이 먼저 바꿨습니다: ${conflict.theirs ?? '비움'}`,
  conflict,
});
