import type { WrittenColumn } from './rows.ts';

/** One cell of a change set. */
export interface CellStep {
  /** Id of the seat. */
  rowId: string;
  column: WrittenColumn;
  before: string | null;
  after: string | null;
  /** Why a lock is turned. */
  reason?: string;
}

/** What one action changed: it is undone and redone as a whole. */
export type Step = readonly CellStep[];

/** What may be undone and redone, the latest last. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };

/** After a new action: what was undone before cannot be redone. */
export function afterStep({ done }: History, step: Step): History {
  return { done: [...done, step], undone: [] };
}

/** Without a step that could not be written. */
export function withoutStep({ done, undone }: History, step: Step): History {
  return { done: done.filter((other) => other !== step), undone: undone.filter((other) => other !== step) };
}

/** After `step` was undone. */
export function afterUndo(history: History, step: Step): History {
  const { done, undone } = withoutStep(history, step);
  return { done, undone: [...undone, step] };
}

/** After `step` was done again. */
export function afterRedo(history: History, step: Step): History {
  const { done, undone } = withoutStep(history, step);
  return { done: [...done, step], undone };
}

/** The step that takes `step` back. */
export function reversed(step: Step): Step {
  return step.map((cell) => ({ ...cell, before: cell.after, after: cell.before }));
}
