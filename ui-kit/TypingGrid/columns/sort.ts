import type { GridColumn, GridSort } from '../types.ts';

/** The order after a click on a header: figures begin with the largest, texts with the first; the third click ends it. */
export function nextSort(sort: GridSort | null, { id, align }: GridColumn<never>): GridSort | null {
  const first = align === 'end';
  if (sort?.columnId !== id) return { columnId: id, descending: first };
  return sort.descending === first ? { columnId: id, descending: !first } : null;
}

/** The order by a column in a direction; asking for the same one again ends it. */
export function toggledSort(sort: GridSort | null, columnId: string, descending: boolean): GridSort | null {
  return sort?.columnId === columnId && sort.descending === descending ? null : { columnId, descending };
}
