import { useState } from 'react';
import type { CellChange } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { KeyedQuestion } from './answers.ts';
import { useHistory } from '../../grid/index.ts';
import { keyChanges, onTopOf } from './keyChanges.ts';
import { countMistakes, givenPoints, keyRows, shared, withCount, type KeyField, type KeyRow } from './keyRows.ts';

/** A key being edited. */
export type PendingKey = ReturnType<typeof useKey>;

/**
 * Edits a key: nothing is sent until it is saved, and every step can be undone. When another person changes the key meanwhile, one's
 * own edits are kept until the conflict is resolved.
 * @param questions the key as last fetched
 * @param total the 만점 that the questions share; without it the sum of their points is it
 */
export function useKey(questions: readonly KeyedQuestion[], total?: number) {
  const { now: rows, isChanged, put, undo, redo, restart } = useHistory<readonly KeyRow[]>(keyRows(questions));
  const [begun, setBegun] = useState({ questions, rows });
  const read = begun.questions === questions ? begun.rows : keyRows(questions);
  const theirs = keyChanges(begun.rows, read);
  const isTheirs = theirs.length > 0;
  const begin = (from: readonly KeyRow[]): void => {
    restart(read);
    if (from !== read) put(from);
    setBegun({ questions, rows: read });
  };
  // No conflict: there are no edits, or they equal what was saved.
  if (isTheirs && (!isChanged || keyChanges(read, rows).length === 0)) begin(read);
  const isShort = total !== undefined && rows.length > 0 && givenPoints(rows) !== total;
  return {
    rows,
    total,
    /** The points make another 만점 than the one that stands. */
    isShort,
    /** Gives the questions equal points that make the 만점. */
    share: (): void => put(shared(rows, total ?? 0)),
    isChanged,
    /** Another person's changes, while the conflict is unresolved. */
    theirs,
    /** Discards one's own edits and continues with the other person's key. */
    takeTheirs: (): void => begin(read),
    /** Applies one's own changes to the other person's key. */
    keepMine: (): void => begin(onTopOf(read, begun.rows, rows)),
    /** Why the key cannot be saved; undefined when it can. */
    problem: isTheirs
      ? '다른 사람이 정답표를 먼저 바꿨습니다. 정답표 위에서 어느 쪽을 쓸지 골라 주세요.'
      : countMistakes(rows) > 0
        ? `정답표에 수정할 값이 ${countMistakes(rows)}칸 있습니다. 빨간 칸을 확인해 주세요.`
        : isShort
          ? `배점의 합 ${givenPoints(rows)}점이 만점 ${total}점과 다릅니다. 정답표 위에서 골라 주세요.`
          : undefined,
    /** Replaces the key, as one undoable step. */
    put,
    setCount: (count: number): void => put(withCount(rows, count, total)),
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
