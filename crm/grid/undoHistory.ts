import type { CellKey, ChangeSet } from './types.ts';

/** The actions that can be undone and redone, latest last. */
export interface UndoHistory<Cell extends CellKey> {
  done: readonly ChangeSet<Cell>[];
  undone: readonly ChangeSet<Cell>[];
}

export const EMPTY_HISTORY: UndoHistory<never> = { done: [], undone: [] };

/** The history after a new action; undone actions can no longer be redone. */
export function afterChange<Cell extends CellKey>(
  { done }: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
): UndoHistory<Cell> {
  return { done: [...done, changeSet], undone: [] };
}

/** Replaces a change set that was only partly written with that part; removes it when none of it was written. */
export function afterWrite<Cell extends CellKey>(
  { done, undone }: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
  written: ChangeSet<Cell>,
): UndoHistory<Cell> {
  const replaced = (other: ChangeSet<Cell>) => (other !== changeSet ? [other] : written.length > 0 ? [written] : []);
  return { done: done.flatMap(replaced), undone: undone.flatMap(replaced) };
}

/** The history after `changeSet` was undone. */
export function afterUndo<Cell extends CellKey>(
  history: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
): UndoHistory<Cell> {
  const { done, undone } = afterWrite(history, changeSet, []);
  return { done, undone: [...undone, changeSet] };
}

/** The history after `changeSet` was redone. */
export function afterRedo<Cell extends CellKey>(
  history: UndoHistory<Cell>,
  changeSet: ChangeSet<Cell>,
): UndoHistory<Cell> {
  const { done, undone } = afterWrite(history, changeSet, []);
  return { done: [...done, changeSet], undone };
}

/** The change set that reverses `changeSet`. */
export function reversed<Cell extends CellKey>(changeSet: ChangeSet<Cell>): ChangeSet<Cell> {
  return changeSet.map((changed) => ({ ...changed, before: changed.after, after: changed.before }));
}
