import type { Mark } from '#client/generated/rest/participants.ts';
import { formatDay, formatWeek } from '#ui-kit';
import type { CellKey } from '../../../grid/index.ts';
import type { AttendanceQuery } from '../../generated/graphql.ts';

/** One participant of the week. */
export type AttendanceRow = AttendanceQuery['participants'][number];

/** 출석, 지각, … as defined by staff, including those no longer used. */
export type AttendanceType = AttendanceQuery['attendanceTypes'][number];

/** The attendance of one student in one week. */
export type AttendanceRecord = Pick<
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

/** The same without its week, for lists within one week. */
export type WeekRecord = Omit<AttendanceRecord, 'weeklyLectureId'>;

/** The editable values of a record. */
export type AttendanceColumn = 'attendance' | 'memo' | 'lock' | 'makeup';

/** A value of a record; the record is identified by its id. */
export type AttendanceCell = CellKey<string, AttendanceColumn>;

/** Value of the `lock` column. */
export const LOCKED = 'locked';

/** A record's value on the server; `null` while empty. */
export function valueOf(record: WeekRecord, column: AttendanceColumn): string | null {
  if (column === 'attendance') return record.attendanceTypeId ?? null;
  if (column === 'memo') return record.memo === '' ? null : record.memo;
  if (column === 'makeup') return record.makeupForId ?? null;
  return record.isLocked ? LOCKED : null;
}

/** A value as text. */
export function textOf(value: string | null, column: AttendanceColumn, types: readonly AttendanceType[]): string {
  if (column === 'memo') return value ?? '';
  if (column === 'lock') return value === LOCKED ? '잠김' : '';
  if (column === 'makeup') return value === null ? '' : '보강 연결';
  return types.find((type) => type.id === value)?.name ?? '미체크';
}

/** A record after the response to a write; the same object when the response is older than the fetched record. */
export function withMark<R extends WeekRecord>(record: R, mark: Mark): R {
  if (mark.version <= record.version) return record;
  const { attendanceTypeId, memo, isLocked, lockReason, makeupForId, version } = mark;
  return { ...record, attendanceTypeId, memo, isLocked, lockReason, makeupForId, version };
}

/** The rows after `writer` wrote marks at `now`; rows without a mark stay the same objects. */
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

/** The number of students per type id; `unset` for those without a mark. */
export function countMarks(
  records: readonly Pick<AttendanceRecord, 'attendanceTypeId'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { attendanceTypeId } of records) {
    const id = attendanceTypeId ?? 'unset';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The number of consecutive missed weeks, counted back from the latest; unmarked weeks (`undefined`) at the start are skipped. */
export function absencesInARow(latestFirst: readonly (boolean | undefined)[]): number {
  const start = latestFirst.findIndex((absent) => absent !== undefined);
  if (start < 0) return 0;
  const end = latestFirst.findIndex((absent, at) => at >= start && absent !== true);
  return (end < 0 ? latestFirst.length : end) - start;
}

/** The week of a make-up lesson, or the missed week: `3주차 · 11월 3일 (화)`. */
export function formatMadeUp(week: {
  heldOn: string;
  weekNumber?: number | null;
  specialName?: string | null;
  placeInWeek: string | null;
}): string {
  return `${formatWeek(week)} · ${formatDay(week.heldOn)}`;
}
