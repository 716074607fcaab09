import { josa } from 'es-hangul';
import { useState } from 'react';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import type { CellChange } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { Draft } from './drafts.ts';
import { afterRedo, afterStep, afterUndo, EMPTY_HISTORY, reversed, withoutStep, type Step } from './history.ts';
import { LOCKED, valueOf, type AttendanceRow, type WrittenColumn } from './rows.ts';
import { useAttendanceRows } from './useAttendanceRows.ts';
import { useDrafts } from './useDrafts.ts';
import { useSend } from './useSend.ts';
import { useWrites } from './useWrites.ts';

/** Everything a person can do on the attendance of one week. */
export function useAttendance(lectureId: string, weeklyLectureId: string) {
  const drafts = useDrafts();
  const rows = useAttendanceRows(weeklyLectureId, drafts.saving);
  const writes = useWrites({ rows, drafts, send: useSend(lectureId, weeklyLectureId) });
  const [history, setHistory] = useState(EMPTY_HISTORY);
  const toast = useToast();

  async function write(step: Step): Promise<boolean> {
    const together = sameValue(step);
    if (together) return writes.together(step, together.column, together.value);
    const saved = await Promise.all(step.map((cell) => writes.one(cell)));
    return saved.every(Boolean);
  }

  /** Does a step that can be undone; the history knows it from the key press on, in the order of the keys. */
  async function act(step: Step): Promise<boolean> {
    if (step.length === 0) return false;
    setHistory((before) => afterStep(before, step));
    const saved = await write(step);
    if (!saved) setHistory((before) => withoutStep(before, step));
    return saved;
  }

  /** Takes a step back, or does it again, where nobody changed the cell since. */
  async function turn(step: Step, record: typeof afterUndo): Promise<void> {
    setHistory((before) => record(before, step));
    const direction = record === afterUndo ? reversed(step) : step;
    await writes.settled(direction);
    const { same, changed } = writes.compare(direction);
    await Promise.all(byValue(same).map(write));
    if (changed.length > 0) toast({ message: leftAlone(changed), tone: 'warning' });
  }

  const undo = (step = history.done.at(-1)): void => {
    if (step) void turn(step, afterUndo);
  };

  async function setLock(locked: boolean, targets: readonly AttendanceRow[]): Promise<void> {
    const after = locked ? LOCKED : null;
    const cells = targets
      .filter((row) => row.isLocked !== locked)
      .map((row) => ({ rowId: row.id, column: 'lock' as const, before: valueOf(row, 'lock'), after }));
    await Promise.all(cells.map((cell) => writes.one(cell)));
  }

  /** Writes what was typed or keyed into the grid. */
  async function commit(changes: readonly CellChange[]): Promise<void> {
    const step: Step = changes.flatMap(({ rowId, columnId, value }) => {
      const row = rows.rowNow(rowId);
      const column = columnId as WrittenColumn;
      return row && value !== LOCKED ? [{ rowId, column, before: valueOf(row, column), after: value }] : [];
    });
    const toLock = changes.flatMap(({ rowId, value }) => (value === LOCKED ? (rows.rowNow(rowId) ?? []) : []));
    if (toLock.length > 0) await setLock(!toLock.every((row) => row.isLocked), toLock);
    await act(step);
  }

  /** One value for all ticked students; refused as a whole when one of them has changed. */
  async function setAll(
    targets: readonly AttendanceRow[],
    column: 'attendance' | 'memo',
    value: string,
  ): Promise<void> {
    const step: Step = targets.map((row) => ({ rowId: row.id, column, before: valueOf(row, column), after: value }));
    if (await act(step)) {
      const action = { label: '되돌리기', onClick: () => undo(step) };
      toast({ message: `${targets.length}명을 바꿨습니다`, tone: 'positive', action });
    } else toast({ message: '아무것도 바꾸지 않았습니다. 표 위의 안내를 확인해 주세요.', tone: 'negative' });
  }

  /** Marks everyone who has no mark yet. */
  async function markRest(unset: readonly AttendanceRow[], type: { id: string; name: string }): Promise<void> {
    try {
      const step = await writes.rest(unset, type.id);
      setHistory((before) => afterStep(before, step));
      const action = { label: '되돌리기', onClick: () => undo(step) };
      toast({ message: `${step.length}명을 ${josa(type.name, '으로/로')} 체크했습니다`, tone: 'positive', action });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  }

  return {
    query: rows.query,
    drafts: drafts.drafts,
    commit,
    setAll,
    setLock,
    markRest,
    undo: () => undo(),
    redo: (): void => {
      const step = history.undone.at(-1);
      if (step) void turn(step, afterRedo);
    },
    /** Writes a refused value once more, over the other's when there is one. */
    insist: ({ rowId, column, value, conflict }: Draft): void => {
      const row = rows.rowNow(rowId);
      if (row) void writes.one({ rowId, column, before: null, after: value }, conflict?.theirVersion ?? row.version);
    },
    /** Lets a refused value go. */
    giveUp: (draft: Draft): void => drafts.drop([draft]),
  };
}

/** The column and value when a step writes one value to many cells of a column that has a call for it. */
function sameValue(step: Step): { column: 'attendance' | 'memo'; value: string | null } | undefined {
  const [first] = step;
  if (!first || step.length < 2 || first.column === 'lock') return undefined;
  const { column, after: value } = first;
  return byValue(step).length === 1 ? { column, value } : undefined;
}

/** A step in parts that each write one value to one column. */
function byValue(step: Step): Step[] {
  return [...Map.groupBy(step, ({ column, after }) => `${column} ${after}`).values()];
}

const leftAlone = (names: readonly string[]): string =>
  `${names[0]} 학생${names.length > 1 ? ` 외 ${names.length - 1}명` : ''}의 값은 그 사이 다른 사람이 바꿔서 그대로 두었습니다.`;
