import { keyOf } from '../keyOf.ts';
import type { CellKey, PendingEdit, PendingEdits } from '../types.ts';

/** Adds edits; a newer edit of a cell replaces the older one. */
export function withEdits<Cell extends CellKey>(
  edits: PendingEdits<Cell>,
  added: readonly PendingEdit<Cell>[],
): PendingEdits<Cell> {
  const next = new Map(edits);
  for (const edit of added) next.set(keyOf(edit.cell), edit);
  return next;
}

/** Removes the edits of some cells; with `state` only those in that state. */
export function withoutEdits<Cell extends CellKey>(
  edits: PendingEdits<Cell>,
  cells: readonly Cell[],
  state?: PendingEdit['state'],
): PendingEdits<Cell> {
  const next = new Map(edits);
  for (const key of cells.map(keyOf)) {
    if (state === undefined || next.get(key)?.state === state) next.delete(key);
  }
  return next;
}

/** True for a value that waits for a choice: it was refused, or did not reach the server. */
export function isRefused({ state }: Pick<PendingEdit, 'state'>): boolean {
  return state === 'conflict' || state === 'failed';
}
