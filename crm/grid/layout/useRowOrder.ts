import { useMemo, useState } from 'react';
import type { CellView } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { compareCells, readSort } from './rowOrder.ts';

/**
 * The rows in the order of the address. It is fixed when it is chosen: a row whose value changes stays where it is, so that no row moves
 * under a person who types.
 * @param order as `sortText` writes it
 */
export function useRowOrder<R extends { id: string }>(
  rows: readonly R[],
  order: string,
  getCell: (row: R, columnId: string) => CellView,
): readonly R[] {
  const [chosen, setChosen] = useState<{ order: string; at: ReadonlyMap<string, number> | null }>({
    order: '',
    at: null,
  });
  if (chosen.order !== order) setChosen({ order, at: placesIn(rows, order, getCell) });
  const { at } = chosen;
  return useMemo(() => {
    if (!at) return rows;
    const placeOf = ({ id }: R): number => at.get(id) ?? at.size;
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  }, [rows, at]);
}

function placesIn<R extends { id: string }>(
  rows: readonly R[],
  order: string,
  getCell: (row: R, columnId: string) => CellView,
): ReadonlyMap<string, number> | null {
  const sort = readSort(order);
  if (!sort) return null;
  const cells = rows.map((row) => ({ id: row.id, cell: getCell(row, sort.columnId) }));
  cells.sort((one, other) => compareCells(one.cell, other.cell, sort.descending));
  return new Map(cells.map(({ id }, at) => [id, at]));
}
