import type { CellAddress } from '../types.ts';

/** The cell in which an event happened; `undefined` outside cells. */
export function addressOf(target: EventTarget): CellAddress | undefined {
  if (!(target instanceof Element)) return undefined;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

/** Focuses the active cell, or its input. */
export function focusActive(grid: HTMLElement): void {
  const cell = grid.querySelector<HTMLElement>('[data-active]');
  (cell?.querySelector<HTMLElement>('input[data-typing]') ?? cell)?.focus({ preventScroll: true });
}
