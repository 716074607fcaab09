import type { QueryClient } from '@tanstack/react-query';
import { createStore, type Store } from '#client/store.ts';
import { WriteQueue } from '../../shared/writeQueue.ts';
import type { CellKey, PendingEdits } from '../types.ts';

/** The pending edits of one grid and the queue of its writes, which both outlive its screen. */
interface PendingEditStorage<Cell extends CellKey> {
  edits: Store<PendingEdits<Cell>>;
  queue: WriteQueue;
}

interface Kept {
  userId: string;
  // Each grid reads back only what it put under its own name.
  grids: Map<string, PendingEditStorage<never>>;
}

/** In memory only: values of students are not stored in the browser. */
const keptBy = new WeakMap<QueryClient, Kept>();

/** The pending edits of a grid, as long as the page is open and the same person is signed in. */
export function editsOf<Cell extends CellKey>(
  client: QueryClient,
  userId: string,
  grid: string,
): PendingEditStorage<Cell> {
  let kept = keptBy.get(client);
  if (kept?.userId !== userId) kept = { userId, grids: new Map() };
  keptBy.set(client, kept);
  const found = kept.grids.get(grid) as PendingEditStorage<Cell> | undefined;
  if (found) return found;
  const made: PendingEditStorage<Cell> = { edits: createStore<PendingEdits<Cell>>(new Map()), queue: new WriteQueue() };
  kept.grids.set(grid, made as unknown as PendingEditStorage<never>);
  return made;
}
