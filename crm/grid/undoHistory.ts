import type { CellKey, ChangeSet } from './types.ts';

/** What can be undone and redone, the latest last. */
export interface UndoHistory<Cell extends CellKey> {
  done: readonly ChangeSet<Cell>[];
  undone: readonly ChangeSet<Cell>[];
}

export const EMPTY_HISTORY: UndoHistory<never> = { done: [], undone: [] };

/** After a new action; what was undone before can no longer be redone. */
export function afterChange<Cell extends CellKey>(
  { done }: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
): UndoHistory<Cell> {
  return { done: [...done, changeSet], undone: [] };
}

/** With `written` in place of a change set of which only that part was written; nothing when none of it was. */
export function afterWrite<Cell extends CellKey>(
  { done, undone }: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
  written: ChangeSet<Cell>,
): UndoHistory<Cell> {
  const replaced = (other: ChangeSet<Cell>) => (other !== changeSet ? [other] : written.length > 0 ? [written] : []);
  return { done: done.flatMap(replaced), undone: undone.flatMap(replaced) };
}

/** After `changeSet` was undone. */
export function afterUndo<Cell extends CellKey>(
  history: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
): UndoHistory<Cell> {
  const { done, undone } = afterWrite(history, changeSet, []);
  return { done, undone: [...undone, changeSet] };
}

/** After `changeSet` was redone. */
export function afterRedo<Cell extends CellKey>(
  history: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
): UndoHistory<Cell> {
  const { done, undone } = afterWrite(history, changeSet, []);
  return { done: [...done, changeSet], undone };
}

/** The change set that takes `changeSet` back. */
export function reversed<Cell extends CellKey>(changeSet: ChangeSet<Cell>): ChangeSet<Cell> {
  return changeSet.map((changed) => ({ ...changed, before: changed.after, after: changed.before }));
}
