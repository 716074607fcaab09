/** Returns the focus to the active cell of the grid inside `table`. */
export function focusGrid(table: HTMLElement | null): void {
  const cell = table?.querySelector<HTMLElement>('[role="grid"] [data-active]');
  (cell?.querySelector('input') ?? cell)?.focus();
}

/** Focuses the choice about a refused value below the grid; false when there is none for this cell. */
export function focusProblem(table: HTMLElement | null, key: string): boolean {
  const choice = table?.querySelector<HTMLElement>(`[data-problem="${key}"] button`);
  choice?.focus();
  return choice != null;
}
