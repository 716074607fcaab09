import type { MyChange } from './sayChange.ts';

type Change = Pick<MyChange, 'id' | 'headId' | 'isDone'>;

/** What an undo is about: the newest action that stands. Actions are the newest first; ids are in the order of time. */
export const lastDone = <C extends Change>(changes: readonly C[]): C | undefined =>
  changes.find(({ isDone }) => isDone);

/** What a redo is about: what was undone last, and after the newest action that stands. */
export function lastUndone<C extends Change>(changes: readonly C[]): C | undefined {
  const since = lastDone(changes)?.id ?? '';
  return changes
    .filter(({ isDone, headId }) => !isDone && (headId ?? '') > since)
    .toSorted((one, other) => ((one.headId ?? '') < (other.headId ?? '') ? 1 : -1))[0];
}
