import { startTransition, useRef, useState } from 'react';
import type { ActionCell, PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { keyOf } from '../keyOf.ts';
import type { Bases, CellEntry, CellKey } from '../types.ts';
import type { Grid } from '../useGrid.ts';

interface Parts<Cell extends CellKey> {
  grid: Pick<Grid<Cell>, 'baseNow' | 'basesOf'>;
  cellAt: (rowId: string, columnId: string) => Cell | undefined;
}

interface Begun extends ActionCell {
  bases: Bases;
}

/** Remembers what the cell showed when typing began, which the typed value is meant to replace. */
export function useBegunEdit<Cell extends CellKey>({ grid, cellAt }: Parts<Cell>) {
  const begun = useRef<Begun>(undefined);
  const [shown, setShown] = useState<Begun>();
  return {
    begin: (at: ActionCell | null): void => {
      const cell = at ? cellAt(at.rowId, at.columnId) : undefined;
      const next = at && cell ? { ...at, bases: grid.basesOf([cell]) } : undefined;
      begun.current = next;
      // The key is painted first; nothing has arrived yet.
      startTransition(() => setShown(next));
    },
    /** What these changes are based on, when they are the typed one. */
    basesFor: (changes: PasteBlock['changes']): Bases | undefined => {
      const at = begun.current;
      begun.current = undefined;
      const isTyped = changes.some(({ rowId, columnId }) => rowId === at?.rowId && columnId === at.columnId);
      return isTyped && changes.length === 1 ? at?.bases : undefined;
    },
    /** The value that arrived in the cell since typing began; undefined when it is still the same. */
    arrivedAt: (rowId: string, columnId: string): CellEntry<Cell> | undefined => {
      const cell = rowId === shown?.rowId && columnId === shown.columnId ? cellAt(rowId, columnId) : undefined;
      const base = cell && shown?.bases.get(keyOf(cell));
      const now = cell && grid.baseNow(cell);
      return cell && base && now && now.value !== base.value ? { cell, value: now.value } : undefined;
    },
  };
}
