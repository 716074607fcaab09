import { keyOf, type PendingEdit, type PendingEdits } from '../../../grid/index.ts';
import { memoByReference } from '../../../shared/memoByReference.ts';
import type { AttendanceCell, AttendanceColumn, AttendanceRow } from '../marks/records.ts';

/** A student with pending edits. */
export interface WeekRow extends AttendanceRow {
  edits: Partial<Record<AttendanceColumn, PendingEdit<AttendanceCell>>>;
}

const COLUMNS = ['attendance', 'memo', 'lock', 'makeup'] as const satisfies AttendanceColumn[];

/** The rows of the grid. A row without pending edits stays the same object, so that a key press re-renders only its own row. */
export function weekRows(rows: readonly AttendanceRow[], edits: PendingEdits<AttendanceCell>): WeekRow[] {
  if (edits.size === 0) return rows.map(settledRow);
  return rows.map((row) => {
    const own = COLUMNS.flatMap((column) => {
      const edit = edits.get(keyOf({ record: row.id, column }));
      return edit ? [[column, edit] as const] : [];
    });
    return own.length > 0 ? { ...row, edits: Object.fromEntries(own) } : settledRow(row);
  });
}

const settledRow = memoByReference(([row]: [AttendanceRow]): WeekRow => ({ ...row, edits: {} }));
