import type { CellName } from './pendingEdits.ts';

/** One cell of a change set. */
export interface CellStep<Column extends string = string> extends CellName<Column> {
  before: string | null;
  after: string | null;
  /** Why, where the server wants to know. */
  reason?: string;
}

/** What one action changed: it is undone and redone as a whole. */
export type Step<Column extends string = string> = readonly CellStep<Column>[];

/** What may be undone and redone, the latest last. */
export interface History<Column extends string> {
  done: readonly Step<Column>[];
  undone: readonly Step<Column>[];
}

export const EMPTY_HISTORY: History<never> = { done: [], undone: [] };

/** After a new action: what was undone before cannot be redone. */
export function afterStep<Column extends string>({ done }: History<Column>, step: Step<Column>): History<Column> {
  return { done: [...done, step], undone: [] };
}

/** Without a step that could not be written. */
export function withoutStep<Column extends string>(
  { done, undone }: History<Column>,
  step: Step<Column>,
): History<Column> {
  return { done: done.filter((other) => other !== step), undone: undone.filter((other) => other !== step) };
}

/** After `step` was undone. */
export function afterUndo<Column extends string>(history: History<Column>, step: Step<Column>): History<Column> {
  const { done, undone } = withoutStep(history, step);
  return { done, undone: [...undone, step] };
}

/** After `step` was done again. */
export function afterRedo<Column extends string>(history: History<Column>, step: Step<Column>): History<Column> {
  const { done, undone } = withoutStep(history, step);
  return { done: [...done, step], undone };
}

/** The step that takes `step` back. */
export function reversed<Column extends string>(step: Step<Column>): Step<Column> {
  return step.map((cell) => ({ ...cell, before: cell.after, after: cell.before }));
}
