import type { BulkResult } from '#client/generated/rest/participants.ts';
import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import type { Mark } from '#client/generated/rest/participants.ts';
import type { ParticipantChange } from '#client/generated/rest/participants.ts';
import {
  useLockAttendance,
  useMarkAttendance,
  useMarkAttendanceBulk,
  useWriteStudentMemo,
} from '#client/generated/rest/participants.ts';
import type { ChangedCell } from '../../../grid/index.ts';
import { LOCKED, type AttendanceCell, type AttendanceRecord } from '../marks/records.ts';

/** The cells of one record, which are written together. */
export interface RecordChange {
  record: AttendanceRecord;
  /** The version that may be overwritten. */
  version: number;
  changes: readonly ChangedCell<AttendanceCell>[];
}

/** The calls that write marks, memos, locks and make-up lessons of a lecture. */
export type AttendanceCalls = ReturnType<typeof useAttendanceCalls>;

/** The calls that write marks, memos, locks and make-up lessons of a lecture. */
export function useAttendanceCalls(lectureId: string) {
  const mark = useMarkAttendance();
  const markAll = useMarkAttendanceBulk();
  const memo = useWriteStudentMemo();
  const lock = useLockAttendance();

  /** Writes one cell; the server refuses when its record has another version. */
  const one = async ({ record, version, changes }: RecordChange): Promise<Mark> => {
    const { cell, after: value, reason } = changes[0]!;
    const { weeklyLectureId, studentId } = record;
    const at = { lectureId, weeklyLectureId, userId: studentId };
    if (cell.column === 'attendance') return mark.mutateAsync({ ...at, typeId: value ?? 'none', data: { version } });
    if (cell.column === 'memo') return memo.mutateAsync({ ...at, data: { version, memo: value ?? '' } });
    if (cell.column === 'lock') {
      const flag = value === LOCKED ? 'true' : 'false';
      const data = reason === undefined ? { version } : { version, reason };
      return lock.mutateAsync({ lectureId, weeklyLectureId, participantId: record.id, flag, data });
    }
    const { changed } = await together([{ record, version, changes }], 'edit');
    return changed[0]!;
  };

  /** Writes records of any weeks: all of them, or none when one has changed since it was read. */
  const together = (changes: readonly RecordChange[], kind: ChangeSetKind): Promise<BulkResult> =>
    markAll.mutateAsync({
      lectureId,
      weeklyLectureId: changes[0]?.record.weeklyLectureId ?? '',
      data: { kind, changes: changes.map(toChange) },
    });

  /** Marks those of a week's records that still have no mark when the call arrives. */
  const fill = (records: readonly AttendanceRecord[], attTypeId: string): Promise<BulkResult> =>
    markAll.mutateAsync({
      lectureId,
      weeklyLectureId: records[0]?.weeklyLectureId ?? '',
      data: { userIds: records.map(({ studentId }) => studentId), attTypeId, onlyBlank: true },
    });

  return { one, together, fill };
}

function toChange({ record, version, changes }: RecordChange): ParticipantChange {
  const change: ParticipantChange = { participantId: record.id, version };
  for (const { cell, after, reason } of changes) {
    if (cell.column === 'attendance') change.attTypeId = after;
    if (cell.column === 'memo') change.memo = after ?? '';
    if (cell.column === 'makeup') change.makeupForId = after;
    if (cell.column === 'lock') change.isLocked = after === LOCKED;
    if (cell.column === 'lock' && reason !== undefined) change.reason = reason;
  }
  return change;
}
