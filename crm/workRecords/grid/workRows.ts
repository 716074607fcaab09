import { keyOf, type PendingEdit, type PendingEdits } from '../../grid/index.ts';
import type { WorkGridQuery } from '../generated/manager.ts';
import { minutesIn } from '../hours.ts';
import type { Places } from './places.ts';
import type { GridTa, Shift, WorkCell, WorkColumn } from './shifts.ts';

/** A line of a TA: the first shift of each day, or the second … */
export interface WorkRow {
  /** The TA's id and the line: `…/0`. */
  id: string;
  ta: GridTa;
  line: number;
  /** The shift of each day, or the id of its empty place. */
  cells: ReadonlyMap<string, { id: string; shift: Shift | undefined }>;
  /** Minutes of the TA in these days; on the first line only. */
  minutes: number | null;
  /** Those of them that belong to a shift of the day before. */
  carried: number;
  /** What is odd about a shift, by its id. */
  flags: ReadonlyMap<string, readonly string[]>;
  /** Pending edits by the key of their cell. */
  edits: ReadonlyMap<string, PendingEdit<WorkCell>>;
}

/** The lines of all TAs: as many as the most shifts of a day, and those that were asked for. */
export function workRows(
  data: WorkGridQuery,
  days: readonly string[],
  places: Places,
  more: ReadonlyMap<string, number>,
): WorkRow[] {
  const byTa = Map.groupBy(data.workRecords, ({ taId }) => taId);
  const flags = flagsOf(data);
  return data.tas.flatMap((ta) => {
    const shifts = byTa.get(ta.id) ?? [];
    if (!ta.user.isActive && shifts.length === 0) return [];
    const byDay = Map.groupBy(shifts, ({ workDate }) => workDate);
    const most = Math.max(1, ...days.map((day) => byDay.get(day)?.length ?? 0));
    const when = days.length === 1 ? (days[0] ?? '') : (days[0] ?? '').slice(0, 7);
    const minutes = sumIn(shifts, when);
    const carried = sumIn(
      shifts.filter(({ workDate }) => workDate < (days[0] ?? '')),
      when,
    );
    return Array.from({ length: most + (more.get(ta.id) ?? 0) }, (_, line): WorkRow => {
      const cells = new Map(
        days.map((day) => {
          const onDay = byDay.get(day) ?? [];
          const shift = onDay[line];
          return [day, { id: shift?.id ?? places.idAt(ta.id, day, line - onDay.length), shift }] as const;
        }),
      );
      return {
        id: `${ta.id}/${line}`,
        ta,
        line,
        cells,
        minutes: line === 0 ? minutes : null,
        carried,
        flags,
        edits: NO_EDITS,
      };
    });
  });
}

/** The minutes of shifts that lie in a month or on a day. */
export const sumIn = (shifts: readonly Shift[], when: string): number =>
  shifts.reduce((sum, shift) => sum + minutesIn(shift, when), 0);

const NO_EDITS: WorkRow['edits'] = new Map();

/** The rows with their pending edits; a row without any stays the same object. */
export function withEdits(rows: readonly WorkRow[], edits: PendingEdits<WorkCell>): readonly WorkRow[] {
  if (edits.size === 0) return rows;
  return rows.map((row) => {
    const own = [...row.cells.values()].flatMap(({ id }) =>
      columns.flatMap((column) => {
        const edit = edits.get(keyOf({ record: id, column }));
        return edit ? [[keyOf(edit.cell), edit] as const] : [];
      }),
    );
    return own.length > 0 ? { ...row, edits: new Map(own) } : row;
  });
}

const columns: readonly WorkColumn[] = ['hours', 'wageType', 'memo'];

function flagsOf({ workFlags }: WorkGridQuery): WorkRow['flags'] {
  const byShift = Map.groupBy(workFlags, ({ workRecordId }) => workRecordId ?? '');
  return new Map([...byShift].map(([id, flags]) => [id, flags.map(({ kind }) => kind ?? '')]));
}
