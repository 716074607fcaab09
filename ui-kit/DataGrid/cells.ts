import { byName } from '../format/names/byName.ts';
import type { GridColDef, Sorting } from './types.ts';

/** The value of a cell: what is sorted by, and shown where nothing says how. */
export function valueOf<R>({ field, valueGetter }: GridColDef<R>, row: R): unknown {
  const value = (row as Readonly<Record<string, unknown>>)[field];
  return valueGetter ? valueGetter(value as never, row) : value;
}

/** The value as people read it; empty where there is none. */
export function textOf<R>(column: GridColDef<R>, row: R): string {
  const value = valueOf(column, row);
  if (column.valueFormatter) return column.valueFormatter(value as never, row);
  return value === null || value === undefined ? '' : String(value);
}

/** The rows in an order; what has no value comes first. Rows with the same value stay as they were. */
export function sortRows<R>(
  rows: readonly R[],
  columns: readonly GridColDef<R>[],
  sorting: Sorting | null,
): readonly R[] {
  const column = columns.find(({ field }) => field === sorting?.field);
  if (!sorting || !column) return rows;
  const sign = sorting.direction === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(column, row) }))
    .toSorted((one, other) => sign * compare(one.value, other.value))
    .map(({ row }) => row);
}

/** Ascending, then descending, then the list's own order. */
export function nextSorting(sorting: Sorting | null, field: string): Sorting | null {
  if (sorting?.field !== field) return { field, direction: 'asc' };
  return sorting.direction === 'asc' ? { field, direction: 'desc' } : null;
}

function compare(one: unknown, other: unknown): number {
  const [isNone, isOtherNone] = [one, other].map((value) => value === null || value === undefined || value === '');
  if (isNone || isOtherNone) return Number(isOtherNone) - Number(isNone);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byName(String(one), String(other));
}

/** Widths of the columns as a CSS grid has them; a drag of a header gives a width of its own. */
export function templateOf<R>(
  columns: readonly GridColDef<R>[],
  selects: boolean,
  sizes: ReadonlyMap<string, number>,
): string {
  const tracks = columns.map(({ field, width = 100, flex, minWidth = 50 }) => {
    const size = sizes.get(field);
    if (size !== undefined) return `${size}px`;
    return flex === undefined ? `${width}px` : `minmax(${minWidth}px, ${flex}fr)`;
  });
  // The last track takes what is left where no column does.
  return [selects ? '42px' : '', ...tracks, 'minmax(0, auto)'].join(' ').trim();
}
