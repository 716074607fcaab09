import { useEffect, useEffectEvent } from 'react';
import { cellAt, keysOf, type GridData } from './changes.ts';
import { stateWords } from './view/stateWords.ts';
import type { CellAddress, KeyChoice, TypingGridProps } from './types.ts';

type Handlers = Pick<TypingGridProps<never>, 'onOpenCell' | 'onActiveCell'>;

/** The active cell: its keys, its message, and its `onActive` callback. */
export function useActiveCell<R extends { id: string }>(
  data: GridData<R>,
  active: CellAddress,
  note: string,
  { onOpenCell, onActiveCell }: Handlers,
) {
  const shown = cellAt(data, active);
  const [rowId, columnId] = [shown?.row.id, shown?.column.id];
  const tellActive = useEffectEvent((row: string, column: string) => onActiveCell?.({ rowId: row, columnId: column }));
  useEffect(() => {
    if (rowId !== undefined && columnId !== undefined) tellActive(rowId, columnId);
  }, [rowId, columnId]);

  const state = shown?.view.state ?? 'idle';
  return {
    shown,
    keymap: shown ? keysOf(shown) : NO_KEYS,
    /** The result of the last action, else the message of the cell. */
    message: note || (shown?.view.message ?? (state === 'saved' ? '' : stateWords[state])),
    /** The message reports an error. */
    alarming: note === '' && (state === 'failed' || state === 'conflict'),
    /** Opens the cell; false when it cannot be opened. */
    open: (): boolean => {
      if (!onOpenCell || !shown) return false;
      onOpenCell(shown.row.id, shown.column.id);
      return true;
    },
  };
}

const NO_KEYS: readonly KeyChoice[] = [];
