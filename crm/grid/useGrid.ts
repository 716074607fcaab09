import type { CellKey, GridAdapter, PendingEditStore } from './types.ts';
import { useChangeSets } from './useChangeSets.ts';
import { useColleagues, type GridPresence } from './useColleagues.ts';

interface GridParts<Cell extends CellKey> {
  adapter: GridAdapter<Cell>;
  pending: PendingEditStore<Cell>;
  presence: GridPresence<Cell>;
}

/** What `useGrid` gives to a screen. */
export type Grid<Cell extends CellKey> = ReturnType<typeof useGrid<Cell>>;

/** A grid whose cells are saved one by one: its actions, and where colleagues are. */
export function useGrid<Cell extends CellKey>({ adapter, pending, presence }: GridParts<Cell>) {
  const changes = useChangeSets(adapter, pending);
  const colleagues = useColleagues(presence);
  return { ...changes, ...colleagues };
}
