import {
  type BulkResult,
  type ChangeSetKind,
  type Mark,
  type ParticipantChange,
  useLockAttendance,
  useMarkAttendance,
  useMarkAttendanceBulk,
  useWriteStudentMemo,
} from '#client/generated/rest/participants.ts';
import type { CellStep as AnyCellStep } from '../../grid/history.ts';
import { LOCKED, type Seat, type WrittenColumn } from './rows.ts';

type CellStep = AnyCellStep<WrittenColumn>;

/** The cells of one seat that are written together. */
export interface SeatChange {
  seat: Seat;
  /** The version that may be overwritten. */
  version: number;
  cells: readonly CellStep[];
}

/** The calls that write marks, memos, locks and make-up lessons of a lecture. */
export function useSend(lectureId: string) {
  const mark = useMarkAttendance();
  const markAll = useMarkAttendanceBulk();
  const memo = useWriteStudentMemo();
  const lock = useLockAttendance();

  /** Writes one cell; the server refuses when its seat has another version. */
  const one = async (seat: Seat, cell: CellStep, version: number): Promise<Mark> => {
    const { column, after: value, reason } = cell;
    const { weeklyLectureId, studentId } = seat;
    const at = { lectureId, weeklyLectureId, userId: studentId };
    if (column === 'attendance') return mark.mutateAsync({ ...at, typeId: value ?? 'none', data: { version } });
    if (column === 'memo') return memo.mutateAsync({ ...at, data: { version, memo: value ?? '' } });
    if (column === 'lock') {
      const flag = value === LOCKED ? 'true' : 'false';
      const data = { version, ...(reason === undefined ? {} : { reason }) };
      return lock.mutateAsync({ lectureId, weeklyLectureId, participantId: seat.id, flag, data });
    }
    const { changed } = await together([{ seat, version, cells: [cell] }], 'edit');
    return changed[0]!;
  };

  /** Writes seats of any weeks: all of them, or none when one has changed since it was read. */
  const together = (changes: readonly SeatChange[], kind: ChangeSetKind): Promise<BulkResult> =>
    markAll.mutateAsync({
      lectureId,
      weeklyLectureId: changes[0]?.seat.weeklyLectureId ?? '',
      data: { kind, changes: changes.map(toChange) },
    });

  /** Marks those of the seats of a week that still have no mark when the call arrives. */
  const rest = (seats: readonly Seat[], attTypeId: string): Promise<BulkResult> =>
    markAll.mutateAsync({
      lectureId,
      weeklyLectureId: seats[0]?.weeklyLectureId ?? '',
      data: { userIds: seats.map((seat) => seat.studentId), attTypeId },
    });

  return { one, together, rest };
}

function toChange({ seat, version, cells }: SeatChange): ParticipantChange {
  const change: ParticipantChange = { participantId: seat.id, version };
  for (const { column, after, reason } of cells) {
    if (column === 'attendance') change.attTypeId = after;
    if (column === 'memo') change.memo = after ?? '';
    if (column === 'makeup') change.makeupForId = after;
    if (column === 'lock')
      Object.assign(change, { isLocked: after === LOCKED, ...(reason !== undefined && { reason }) });
  }
  return change;
}
