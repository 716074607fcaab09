import { josa } from 'es-hangul';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import type { CellStep, Step } from '../../grid/undoHistory.ts';
import type { DraftStore } from '../../grid/usePendingEdits.ts';
import { useChangeSets } from '../../grid/useChangeSets.ts';
import { LOCKED, valueOf, type AttendanceType, type Seat, type WrittenColumn } from './records.ts';
import { seatPort } from './attendanceAdapter.ts';
import type { SeatSource } from './source.ts';
import { useSend } from './useAttendanceCalls.ts';

interface AttendanceParts {
  lectureId: string;
  source: SeatSource;
  types: readonly AttendanceType[];
  drafts: DraftStore<WrittenColumn>;
}

/** Everything a person can do on the attendance of a lecture. */
export type AttendanceActions = ReturnType<typeof useAttendance>;

/** What a person can do on the seats of a source; what it changes can be undone. */
export function useAttendance({ lectureId, source, types, drafts }: AttendanceParts) {
  const send = useSend(lectureId);
  const changes = useChangeSets(seatPort(source, types, send), drafts);
  const toast = useToast();

  /** Turns the lock of many as one change set; opening takes a reason. */
  async function setLock(locked: boolean, seatIds: readonly string[], reason?: string): Promise<void> {
    const after = locked ? LOCKED : null;
    const step = seatIds.flatMap((rowId): CellStep<WrittenColumn>[] => {
      const seat = source.seatNow(rowId);
      if (!seat || seat.isLocked === locked) return [];
      return [{ rowId, column: 'lock', before: valueOf(seat, 'lock'), after, ...(reason !== undefined && { reason }) }];
    });
    if (step.length > 0) await changes.write(step);
  }

  /** Marks everyone of a week who has no mark yet. */
  async function markRest(unset: readonly Seat[], type: { id: string; name: string }): Promise<void> {
    // A mark of one's own that is still on its way is one, too.
    const rested = unset.filter(({ id }) => changes.valueComing(id, 'attendance') === null);
    if (rested.length === 0) return;
    try {
      const step = await rest(rested, type.id);
      changes.remember(step);
      const message = `${step.length}명을 ${josa(type.name, '으로/로')} 체크했습니다`;
      toast({ message, tone: 'positive', action: changes.undoAction(step) });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  }

  /** Marks whoever of a week still has no mark when the call arrives. Answers what it changed. */
  async function rest(unset: readonly Seat[], typeId: string): Promise<Step<WrittenColumn>> {
    const cells = unset.map(({ id }) => ({ rowId: id, column: 'attendance' as const, value: typeId }));
    drafts.put(cells.map((cell) => ({ ...cell, state: 'saving' })));
    await source.stopReading();
    try {
      const { changed } = await send.rest(unset, typeId);
      source.keep(changed);
      return changed.map(({ id }) => ({ rowId: id, column: 'attendance', before: null, after: typeId }));
    } finally {
      drafts.drop(cells);
    }
  }

  return { ...changes, seatNow: source.seatNow, nameOf: source.nameOf, setLock, markRest };
}
