import type { CellKey, GridAdapter, PendingEditStore } from './types.ts';
import { useChangeSets } from './writes/useChangeSets.ts';
import { useColleagues, type GridPresence } from './sync/useColleagues.ts';

interface GridParts<Cell extends CellKey> {
  adapter: GridAdapter<Cell>;
  pending: PendingEditStore<Cell>;
  presence: GridPresence<Cell>;
  /** Where the grid is, as the server names it: ids of weeks, or a month as 2026-11. Its actions are undone there. */
  places: readonly string[];
}

/** What `useGrid` gives to a screen. */
export type Grid<Cell extends CellKey> = ReturnType<typeof useGrid<Cell>>;

/** A grid whose cells are saved one by one: its actions, and where colleagues are. */
export function useGrid<Cell extends CellKey>({ adapter, pending, presence, places }: GridParts<Cell>) {
  const changes = useChangeSets(adapter, pending, places);
  const colleagues = useColleagues(presence);
  return { ...changes, ...colleagues };
}
