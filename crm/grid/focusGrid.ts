/** Back to where the person typed: the active cell of the grid inside. */
export function focusGrid(sheet: HTMLElement | null): void {
  const cell = sheet?.querySelector<HTMLElement>('[role="grid"] [data-active]');
  (cell?.querySelector('input') ?? cell)?.focus();
}

/** To the choice about a refused value above the grid; false when there is none for this cell. */
export function focusProblem(sheet: HTMLElement | null, key: string): boolean {
  const choice = sheet?.querySelector<HTMLElement>(`[data-problem="${key}"] button`);
  choice?.focus();
  return choice != null;
}
