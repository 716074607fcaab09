import { useState } from 'react';
import type { CellChange } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { PaperQuestion } from './answers.ts';
import { keyRows, withCount, type KeyField, type KeyRow } from './keyRows.ts';

/** A key that is being written. */
export type KeyDraft = ReturnType<typeof useKey>;

/** Writes a key: nothing of it is sent until it is saved, every step can be undone. */
export function useKey(questions: readonly PaperQuestion[]) {
  const [steps, setSteps] = useState<{ done: readonly (readonly KeyRow[])[]; undone: readonly (readonly KeyRow[])[] }>({
    done: [keyRows(questions)],
    undone: [],
  });
  const rows = steps.done.at(-1) ?? [];
  const put = (next: readonly KeyRow[]): void => setSteps(({ done }) => ({ done: [...done, next], undone: [] }));
  return {
    rows,
    isChanged: steps.done.length > 1,
    setCount: (count: number): void => put(withCount(rows, count)),
    change: (changes: readonly CellChange[]): void => {
      const byRow = Map.groupBy(changes, ({ rowId }) => rowId);
      put(
        rows.map((row) => {
          const own = byRow.get(row.id) ?? [];
          return own.length === 0
            ? row
            : {
                ...row,
                ...Object.fromEntries(own.map(({ columnId, value }) => [columnId, value ?? emptied(columnId)])),
              };
        }),
      );
    },
    undo: (): void =>
      setSteps(({ done, undone }) =>
        done.length > 1 ? { done: done.slice(0, -1), undone: [...undone, done.at(-1)!] } : { done, undone },
      ),
    redo: (): void =>
      setSteps(({ done, undone }) =>
        undone.length > 0 ? { done: [...done, undone.at(-1)!], undone: undone.slice(0, -1) } : { done, undone },
      ),
  };
}

const emptied = (columnId: string): string => ({ kind: 'CHOICE', rule: 'NORMAL' })[columnId as KeyField & 'kind'] ?? '';
