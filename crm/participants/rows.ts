import type { Mark } from '#client/generated/rest/model/mark.ts';
import type { AttendanceQuery } from './generated/graphql.ts';

/** One student of the week. */
export type AttendanceRow = AttendanceQuery['participants'][number];

/** 출석, 지각, … as staff defined them. */
export type AttendanceType = AttendanceQuery['attendanceTypes'][number];

/** The columns a person writes to. */
export type WrittenColumn = 'attendance' | 'memo' | 'lock';

/** Value of the `lock` column, and of the key that turns it. */
export const LOCKED = 'locked';

/** What a cell holds on the server; `null` while nothing was entered. */
export function valueOf(row: AttendanceRow, column: WrittenColumn): string | null {
  if (column === 'attendance') return row.attendanceTypeId ?? null;
  if (column === 'memo') return row.memo === '' ? null : row.memo;
  return row.isLocked ? LOCKED : null;
}

/** A value in words. */
export function textOf(value: string | null, column: WrittenColumn, types: readonly AttendanceType[]): string {
  if (column === 'memo') return value ?? '';
  if (column === 'lock') return value === LOCKED ? '잠김' : '';
  return types.find((type) => type.id === value)?.name ?? '미체크';
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
    // An answer may arrive after a newer one was read.
    if (!mark || mark.version < row.version) return row;
    const remarked = mark.attendanceTypeId !== (row.attendanceTypeId ?? null);
    return {
      ...row,
      attendanceTypeId: mark.attendanceTypeId,
      memo: mark.memo,
      isLocked: mark.isLocked,
      version: mark.version,
      markedAt: remarked ? now.toISOString() : row.markedAt,
      markedByStaff: remarked ? (writer === null ? null : { name: writer }) : row.markedByStaff,
    };
  });
}

/** How many students have each type, by its id; `unset` for those without. */
export function countMarks(rows: readonly AttendanceRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { attendanceTypeId } of rows) {
    const id = attendanceTypeId ?? 'unset';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
