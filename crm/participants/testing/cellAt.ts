/** A cell of a typing grid, by its row and column. @throws Error when there is none */
export const cellAt = (canvasElement: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = canvasElement.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
  if (!cell) throw new Error(`no cell ${row}/${column}`);
  return cell;
};
