import type { CellRange, HeadSelection } from './types.ts';
import { useStable } from '../useStable.ts';

/** The selected rows; all fields are `null` when rows cannot be selected. */
export interface RowSelection {
  /** None, some or all rows. */
  selected: HeadSelection;
  isSelected: (rowId: string) => boolean | null;
  toggle: (rowId: string) => void;
  toggleAll: () => void;
  /** Selects the rows of a range, or unselects them when all of them are. */
  toggleRange: (range: CellRange) => void;
}

export function useSelectedRows(
  rows: readonly { id: string }[],
  selected: ReadonlySet<string> | undefined,
  onChange: ((selected: ReadonlySet<string>) => void) | undefined,
): RowSelection {
  const set = (ids: readonly string[], on: boolean): void => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange?.(next);
  };
  const all = selected !== undefined && rows.length > 0 && rows.every((row) => selected.has(row.id));
  const flip = (ids: readonly string[]): void => set(ids, !ids.every((id) => selected?.has(id)));
  return {
    selected: selected === undefined ? null : all ? 'all' : selected.size > 0 ? 'some' : 'none',
    isSelected: (rowId) => selected?.has(rowId) ?? null,
    toggle: useStable((rowId: string) => flip([rowId])),
    toggleAll: useStable(() => flip(rows.map((row) => row.id))),
    toggleRange: ({ top, bottom }) => flip(rows.slice(top, bottom + 1).map((row) => row.id)),
  };
}
