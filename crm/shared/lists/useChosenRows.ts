import { useState } from 'react';

interface ChosenRows<Row> {
  /** The chosen rows, as last read. */
  chosen: readonly Row[];
  /** For the kit's `DataGrid`. */
  selection: { selected: ReadonlySet<string>; onSelectedChange: (ids: ReadonlySet<string>) => void };
  clear: () => void;
}

/**
 * The rows chosen in a list that the server pages; those of pages that are no longer shown are remembered.
 * @param rows the rows of the page
 */
export function useChosenRows<Row extends { id: string }>(rows: readonly Row[]): ChosenRows<Row> {
  const [remembered, setRemembered] = useState<readonly Row[]>([]);
  const shown = new Map(rows.map((row) => [row.id, row]));
  const chosen = remembered.map((row) => shown.get(row.id) ?? row);
  return {
    chosen,
    selection: {
      selected: new Set(chosen.map(({ id }) => id)),
      onSelectedChange: (ids) => {
        const kept = chosen.filter(({ id }) => ids.has(id));
        const keptIds = new Set(kept.map(({ id }) => id));
        setRemembered([...kept, ...rows.filter(({ id }) => ids.has(id) && !keptIds.has(id))]);
      },
    },
    clear: () => setRemembered([]),
  };
}
