import { useStable } from './useStable.ts';
import type { CellRange } from './types.ts';

/** The ticked rows; `null` everywhere when rows cannot be ticked. */
export interface Ticks {
  /** None, some or all rows. */
  ticked: 'none' | 'some' | 'all' | null;
  isTicked: (rowId: string) => boolean | null;
  toggle: (rowId: string) => void;
  toggleAll: () => void;
  /** Ticks the rows of a range, or unticks them when all of them are. */
  toggleRange: (range: CellRange) => void;
}

export function useTicks(
  rows: readonly { id: string }[],
  selected: ReadonlySet<string> | undefined,
  onChange: ((selected: ReadonlySet<string>) => void) | undefined,
): Ticks {
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
    ticked: selected === undefined ? null : all ? 'all' : selected.size > 0 ? 'some' : 'none',
    isTicked: (rowId) => selected?.has(rowId) ?? null,
    toggle: useStable((rowId: string) => flip([rowId])),
    toggleAll: useStable(() => flip(rows.map((row) => row.id))),
    toggleRange: ({ top, bottom }) => flip(rows.slice(top, bottom + 1).map((row) => row.id)),
  };
}
