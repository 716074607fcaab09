import { cellKey, type Draft, type Drafts } from '../../grid/pendingEdits.ts';
import type { AttendanceRow, WrittenColumn } from './records.ts';

/** A student with what is on its way to the server. */
export interface SheetRow extends AttendanceRow {
  drafts: Partial<Record<WrittenColumn, Draft<WrittenColumn>>>;
}

const COLUMNS = ['attendance', 'memo', 'lock', 'makeup'] as const satisfies WrittenColumn[];

/** The rows of the grid. One without drafts stays the same object, so that a key press draws its own row and no other. */
export function sheetRows(rows: readonly AttendanceRow[], drafts: Drafts<WrittenColumn>): SheetRow[] {
  return rows.map((row) => {
    const own = COLUMNS.flatMap((column) => {
      const draft = drafts.get(cellKey(row.id, column));
      return draft ? [[column, draft] as const] : [];
    });
    return own.length > 0 ? { ...row, drafts: Object.fromEntries(own) } : settled(row);
  });
}

const known = new WeakMap<AttendanceRow, SheetRow>();

function settled(row: AttendanceRow): SheetRow {
  const made = known.get(row) ?? { ...row, drafts: {} };
  known.set(row, made);
  return made;
}
