import type { CellChange } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { PaperQuestion } from './answers.ts';
import { useSteps } from '../grid/useSteps.ts';
import { keyRows, withCount, type KeyField, type KeyRow } from './keyRows.ts';

/** A key that is being written. */
export type KeyDraft = ReturnType<typeof useKey>;

/** Writes a key: nothing of it is sent until it is saved, every step can be undone. */
export function useKey(questions: readonly PaperQuestion[]) {
  const { now: rows, isChanged, put, undo, redo } = useSteps<readonly KeyRow[]>(keyRows(questions));
  return {
    rows,
    isChanged,
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
    undo,
    redo,
  };
}

const emptied = (columnId: string): string => ({ kind: 'CHOICE', rule: 'NORMAL' })[columnId as KeyField & 'kind'] ?? '';
