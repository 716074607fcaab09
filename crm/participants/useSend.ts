import type { BulkResult } from '#client/generated/rest/model/bulkResult.ts';
import type { Mark } from '#client/generated/rest/model/mark.ts';
import {
  useLockAttendance,
  useMarkAttendance,
  useMarkAttendanceBulk,
  useWriteMemoBulk,
  useWriteStudentMemo,
} from '#client/generated/rest/participants.ts';
import { LOCKED, type AttendanceRow, type WrittenColumn } from './rows.ts';

/** The calls that write one week's marks, memos and locks. */
export function useSend(lectureId: string, weeklyLectureId: string) {
  const week = { lectureId, weeklyLectureId };
  const mark = useMarkAttendance();
  const markAll = useMarkAttendanceBulk();
  const memo = useWriteStudentMemo();
  const memoAll = useWriteMemoBulk();
  const lock = useLockAttendance();

  /** Writes one cell; the server refuses when its row has another version. */
  const one = (row: AttendanceRow, column: WrittenColumn, value: string | null, version: number): Promise<Mark> => {
    const cell = { ...week, userId: row.studentId };
    if (column === 'attendance') return mark.mutateAsync({ ...cell, typeId: value ?? 'none', data: { version } });
    if (column === 'memo') return memo.mutateAsync({ ...cell, data: { version, memo: value ?? '' } });
    const flag = value === LOCKED ? 'true' : 'false';
    return lock.mutateAsync({ ...week, participantId: row.id, flag, data: { version } });
  };

  /** Writes the same value to many rows: all of them, or none when one has changed since it was read. */
  const together = (rows: readonly AttendanceRow[], column: 'attendance' | 'memo', value: string | null) => {
    const userIds = rows.map((row) => row.studentId);
    const versions = Object.fromEntries(rows.map((row) => [row.studentId, row.version]));
    return column === 'attendance'
      ? markAll.mutateAsync({ ...week, data: { userIds, attTypeId: value, versions } })
      : memoAll.mutateAsync({ ...week, data: { userIds, memo: value ?? '', versions } });
  };

  /** Marks those of the rows that still have no mark when the call arrives. */
  const rest = (rows: readonly AttendanceRow[], attTypeId: string): Promise<BulkResult> =>
    markAll.mutateAsync({ ...week, data: { userIds: rows.map((row) => row.studentId), attTypeId } });

  return { one, together, rest };
}
