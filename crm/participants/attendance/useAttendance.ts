import { josa } from 'es-hangul';
import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import {
  keyOf,
  useGrid,
  type Bases,
  type CellEntry,
  type ChangedCell,
  type PendingEditStore,
} from '../../grid/index.ts';
import { attendanceAdapter } from './source/attendanceAdapter.ts';
import { attendancePresence } from './marks/presence.ts';
import { LOCKED, type AttendanceCell, type AttendanceType } from './marks/records.ts';
import type { AttendanceSource } from './source/source.ts';
import { useAttendanceCalls } from './source/useAttendanceCalls.ts';

interface AttendanceParts {
  lectureId: string;
  source: AttendanceSource;
  types: readonly AttendanceType[];
  pending: PendingEditStore<AttendanceCell>;
  /** The weeks shown. */
  weekIds: readonly string[];
}

/** The attendance grid of a lecture, with all its actions. */
export type AttendanceActions = ReturnType<typeof useAttendance>;

/** The attendance grid of a lecture, with all its actions. */
export function useAttendance({ lectureId, source, types, pending, weekIds }: AttendanceParts) {
  const calls = useAttendanceCalls(lectureId);
  const adapter = attendanceAdapter(source, types, calls);
  const grid = useGrid({ adapter, pending, presence: attendancePresence(lectureId), places: weekIds });

  /**
   * Locks or unlocks records as one change set; unlocking requires a reason.
   * @param given what was on screen when the reason was asked for
   */
  async function setLock(locked: boolean, ids: readonly string[], reason?: string, given?: Bases): Promise<void> {
    const after = locked ? LOCKED : null;
    const changeSet = ids.flatMap((id): ChangedCell<AttendanceCell>[] => {
      const cell = cellOf(id, 'lock');
      const base = given?.get(keyOf(cell)) ?? grid.baseNow(cell);
      if (!base || base.value === after) return [];
      const changed = { cell, before: base.value, version: base.version, after };
      return [reason === undefined ? changed : { ...changed, reason }];
    });
    if (changeSet.length > 0) await grid.write(changeSet);
  }

  return {
    ...grid,
    recordNow: source.recordNow,
    setLock,
    /** Writes values; a change of the lock column calls `setLock`. */
    enter: (entries: readonly CellEntry<AttendanceCell>[], kind?: ChangeSetKind, bases?: Bases): Promise<void> =>
      grid.enter(
        entries.filter(({ cell }) => cell.column !== 'lock'),
        kind,
        bases,
      ),
    /** Marks those of the records that have no mark yet. */
    markRest: (ids: readonly string[], type: { id: string; name: string }): Promise<void> =>
      grid.fill(
        ids.map((id) => cellOf(id, 'attendance')),
        type.id,
        (count) => `${count}을 ${josa(type.name, '으로/로')} 체크했습니다`,
      ),
  };
}

const cellOf = (record: string, column: AttendanceCell['column']): AttendanceCell => ({ record, column });
