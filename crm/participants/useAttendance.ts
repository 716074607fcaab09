import { josa } from 'es-hangul';
import { useState } from 'react';
import type { ChangeSetKind } from '#client/generated/rest/model/changeSetKind.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { cellKey, type Draft } from './drafts.ts';
import {
  afterRedo,
  afterStep,
  afterUndo,
  EMPTY_HISTORY,
  reversed,
  withoutStep,
  type CellStep,
  type Step,
} from './history.ts';
import { LOCKED, valueOf, type AttendanceType, type Seat, type WrittenColumn } from './rows.ts';
import type { SeatSource } from './source.ts';
import type { useDrafts } from './useDrafts.ts';
import { useSend } from './useSend.ts';
import { useWrites } from './useWrites.ts';

interface AttendanceParts {
  lectureId: string;
  source: SeatSource;
  types: readonly AttendanceType[];
  drafts: ReturnType<typeof useDrafts>;
}

/** A new value of one cell. */
export interface Entry {
  seatId: string;
  column: WrittenColumn;
  value: string | null;
}

/** Everything a person can do on the attendance of a lecture. */
export type AttendanceActions = ReturnType<typeof useAttendance>;

/** What a person can do on the seats of a source; what it changes can be undone. */
export function useAttendance({ lectureId, source, types, drafts }: AttendanceParts) {
  const writes = useWrites({ source, types, drafts, send: useSend(lectureId) });
  const [history, setHistory] = useState(EMPTY_HISTORY);
  const toast = useToast();

  /** Does a step that can be undone; the history knows it from the key press on, in the order of the keys. */
  async function act(step: Step, kind: ChangeSetKind): Promise<boolean> {
    if (step.length === 0) return false;
    setHistory((before) => afterStep(before, step));
    const saved = await writes.write(step, kind);
    if (!saved) setHistory((before) => withoutStep(before, step));
    return saved;
  }

  /** Takes a step back, or does it again, where nobody changed the cell since: in one change set. */
  async function turn(step: Step, kind: 'undo' | 'redo'): Promise<void> {
    setHistory((before) => (kind === 'undo' ? afterUndo : afterRedo)(before, step));
    const direction = kind === 'undo' ? reversed(step) : step;
    await writes.settled(direction);
    const { same, changed } = writes.compare(direction);
    if (same.length > 0) await writes.write(same, kind);
    if (changed.length > 0) toast({ message: leftAlone(changed), tone: 'warning' });
  }

  const undo = (step = history.done.at(-1)): void => {
    if (step) void turn(step, 'undo');
  };
  const undoAction = (step: Step) => ({ label: '되돌리기', onClick: () => undo(step) });

  /** What a cell is to hold, on its way there or on the server. */
  function valueNow(seat: Seat, column: WrittenColumn): string | null {
    const draft = drafts.drafts.get(cellKey(seat.id, column));
    return draft?.state === 'saving' ? draft.value : valueOf(seat, column);
  }

  /** Writes what was typed or keyed into the grid, or chosen for many: several as one change set. */
  async function enter(entries: readonly Entry[], kind: ChangeSetKind = 'edit'): Promise<void> {
    const step = entries.flatMap(({ seatId, column, value }): CellStep[] => {
      const seat = source.seatNow(seatId);
      return seat ? [{ rowId: seatId, column, before: valueNow(seat, column), after: value }] : [];
    });
    const saved = await act(step, kind);
    if (step.length < 2) return;
    const seats = new Set(step.map(({ rowId }) => rowId)).size;
    if (saved)
      toast({ message: `${seats.toLocaleString('ko')}명을 바꿨습니다`, tone: 'positive', action: undoAction(step) });
    else refused(step, kind);
  }

  /** Nothing of a step was written; what contradicts can be left out. */
  function refused(step: Step, kind: ChangeSetKind): void {
    const { same } = writes.compare(step);
    const message = '아무것도 바꾸지 않았습니다. 표 위의 안내를 확인해 주세요.';
    const others = same.length > 0 && same.length < step.length;
    toast({
      message,
      tone: 'negative',
      ...(others && { action: { label: `겹친 칸을 뺀 ${same.length}칸 쓰기`, onClick: () => void act(same, kind) } }),
    });
  }

  /** Turns the lock of many as one change set; opening takes a reason. */
  async function setLock(locked: boolean, seatIds: readonly string[], reason?: string): Promise<void> {
    const after = locked ? LOCKED : null;
    const step = seatIds.flatMap((rowId): CellStep[] => {
      const seat = source.seatNow(rowId);
      if (!seat || seat.isLocked === locked) return [];
      return [{ rowId, column: 'lock', before: valueOf(seat, 'lock'), after, ...(reason !== undefined && { reason }) }];
    });
    if (step.length > 0) await writes.write(step);
  }

  /** Marks everyone of a week who has no mark yet. */
  async function markRest(unset: readonly Seat[], type: { id: string; name: string }): Promise<void> {
    if (unset.length === 0) return;
    try {
      const step = await writes.rest(unset, type.id);
      setHistory((before) => afterStep(before, step));
      const message = `${step.length}명을 ${josa(type.name, '으로/로')} 체크했습니다`;
      toast({ message, tone: 'positive', action: undoAction(step) });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  }

  return {
    drafts: drafts.drafts,
    seatNow: source.seatNow,
    nameOf: source.nameOf,
    enter,
    setLock,
    markRest,
    undo: () => undo(),
    redo: (): void => {
      const step = history.undone.at(-1);
      if (step) void turn(step, 'redo');
    },
    /** Writes a refused value once more, over the other's when there is one. */
    insist: ({ rowId, column, value, conflict }: Draft): void => {
      const seat = source.seatNow(rowId);
      const cell = { rowId, column, before: seat ? valueOf(seat, column) : null, after: value };
      if (seat) void writes.write([cell], 'edit', new Map([[rowId, conflict?.theirVersion ?? seat.version]]));
    },
    /** Lets a refused value go. */
    giveUp: (draft: Draft): void => drafts.drop([draft]),
  };
}

const leftAlone = (names: readonly string[]): string =>
  `${names[0]} 학생${names.length > 1 ? ` 외 ${names.length - 1}명` : ''}의 값은 그 사이 다른 사람이 바꿔서 그대로 두었습니다.`;
