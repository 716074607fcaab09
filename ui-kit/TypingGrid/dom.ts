import type { CellAddress } from './types.ts';

/** The cell an event happened in; `undefined` outside cells. */
export function addressOf(target: EventTarget): CellAddress | undefined {
  if (!(target instanceof Element)) return undefined;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

/** Puts the focus on the active cell, or on the input it holds. */
export function focusActive(grid: HTMLElement): void {
  const cell = grid.querySelector<HTMLElement>('[data-active]');
  (cell?.querySelector<HTMLElement>('input[data-typing]') ?? cell)?.focus({ preventScroll: true });
}
