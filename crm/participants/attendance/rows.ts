import type { Mark } from '#client/generated/rest/participants.ts';
import { formatDay, formatWeek } from '#ui-kit';
import type { AttendanceQuery } from '../generated/graphql.ts';

/** One student of the week. */
export type AttendanceRow = AttendanceQuery['participants'][number];

/** 출석, 지각, … as staff defined them, those no longer used among them. */
export type AttendanceType = AttendanceQuery['attendanceTypes'][number];

/** What a student has in one week, wherever it is shown. */
export type Seat = Pick<
  AttendanceRow,
  | 'id'
  | 'studentId'
  | 'weeklyLectureId'
  | 'attendanceTypeId'
  | 'memo'
  | 'isLocked'
  | 'lockReason'
  | 'makeupForId'
  | 'version'
>;

/** The values of a seat that a person writes. */
export type WrittenColumn = 'attendance' | 'memo' | 'lock' | 'makeup';

/** Value of the `lock` column. */
export const LOCKED = 'locked';

/** What a seat holds on the server; `null` while nothing was entered. */
export function valueOf(seat: Omit<Seat, 'weeklyLectureId'>, column: WrittenColumn): string | null {
  if (column === 'attendance') return seat.attendanceTypeId ?? null;
  if (column === 'memo') return seat.memo === '' ? null : seat.memo;
  if (column === 'makeup') return seat.makeupForId ?? null;
  return seat.isLocked ? LOCKED : null;
}

/** A value in words. */
export function textOf(value: string | null, column: WrittenColumn, types: readonly AttendanceType[]): string {
  if (column === 'memo') return value ?? '';
  if (column === 'lock') return value === LOCKED ? '잠김' : '';
  if (column === 'makeup') return value === null ? '' : '보강 연결';
  return types.find((type) => type.id === value)?.name ?? '미체크';
}

/** A seat as the server's answer to a write says it is; the same object when that is older than what was read. */
export function withMark<S extends Omit<Seat, 'weeklyLectureId'>>(seat: S, mark: Mark): S {
  if (mark.version <= seat.version) return seat;
  const { attendanceTypeId, memo, isLocked, lockReason, makeupForId, version } = mark;
  return { ...seat, attendanceTypeId, memo, isLocked, lockReason, makeupForId, version };
}

/** The rows after marks were written by `writer` at `now`; rows without a mark keep their identity. */
export function withMarks(
  rows: readonly AttendanceRow[],
  marks: readonly Mark[],
  { writer, now }: { writer: string | null; now: Date },
): AttendanceRow[] {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  return rows.map((row) => {
    const mark = byId.get(row.id);
    const written = mark ? withMark(row, mark) : row;
    if (written === row || written.attendanceTypeId === row.attendanceTypeId) return written;
    return {
      ...written,
      markedAt: now.toISOString(),
      markedByStaff: writer === null ? null : { name: writer },
    };
  });
}

/** How many students have each type, by its id; `unset` for those without. */
export function countMarks(rows: readonly Pick<Seat, 'attendanceTypeId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { attendanceTypeId } of rows) {
    const id = attendanceTypeId ?? 'unset';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** How many weeks in a row were missed, the latest first; what is `undefined` at the beginning is not yet known and left out. */
export function absencesInARow(latestFirst: readonly (boolean | undefined)[]): number {
  const start = latestFirst.findIndex((absent) => absent !== undefined);
  if (start < 0) return 0;
  const end = latestFirst.findIndex((absent, at) => at >= start && absent !== true);
  return (end < 0 ? latestFirst.length : end) - start;
}

/** The week of a make-up lesson or of what it makes up for: `3주차 · 11월 3일 (화)`. */
export function formatMadeUp(week: {
  heldOn: string;
  weekNumber?: number | null;
  specialName?: string | null;
}): string {
  return `${formatWeek(week)} · ${formatDay(week.heldOn)}`;
}
