import type { WorkRecord } from '#client/generated/rest/workRecords.ts';
import type { CellKey } from '../../grid/index.ts';
import type { GridShiftFragment, WorkGridQuery } from '../generated/manager.ts';
import { hoursOf, hoursText } from '../hours.ts';

/** A shift as the grids read it. */
export type Shift = GridShiftFragment;

/** A TA of the grids. */
export type GridTa = WorkGridQuery['tas'][number];

/** A kind of work. */
export type Kind = WorkGridQuery['hourlyWageTypes'][number];

/** The values of a shift that can be typed. */
export type WorkColumn = 'hours' | 'wageType' | 'memo';

/** A value of a shift; the shift is identified by its id, which one that is not written yet has already. */
export type WorkCell = CellKey<string, WorkColumn>;

/** A shift's value; null while empty. */
export function valueOf(shift: Shift, column: WorkColumn): string | null {
  if (column === 'hours') return hoursText(hoursOf(shift));
  if (column === 'wageType') return shift.wageTypeId ?? null;
  return shift.memo === '' ? null : shift.memo;
}

/** A value as text, as the server says it in a conflict. */
export function textOf(value: string | null, column: WorkColumn, kinds: readonly Kind[]): string {
  if (column !== 'wageType') return value ?? '';
  return kinds.find(({ id }) => id === value)?.name ?? '';
}

/** The data after a write was answered; what others wrote later stays. */
export function withWritten(
  data: WorkGridQuery,
  { changed, removed }: { changed: readonly WorkRecord[]; removed: readonly { id: string; version: number }[] },
): WorkGridQuery {
  const gone = new Set(removed.map(({ id }) => id));
  const written = new Map(changed.map((record) => [record.id, record]));
  const kept = data.workRecords.filter(({ id }) => !gone.has(id)).map((shift) => merged(shift, written.get(shift.id)));
  const known = new Set(kept.map(({ id }) => id));
  const made = changed.filter(({ id }) => !known.has(id)).map(toShift);
  return { ...data, workRecords: [...kept, ...made].toSorted(byStart) };
}

function merged(shift: Shift, record: WorkRecord | undefined): Shift {
  return record && record.version > shift.version ? { ...shift, ...valuesOf(record) } : shift;
}

const toShift = (record: WorkRecord): Shift => ({
  ...valuesOf(record),
  firstStartedAt: null,
  firstEndedAt: null,
  correctedAt: null,
  correctedByStaff: null,
});

/** What the grids keep of a written record. */
const valuesOf = ({ taName: _, ...values }: WorkRecord) => values;

const byStart = (one: Shift, other: Shift): number => Date.parse(one.startedAt) - Date.parse(other.startedAt);
