import type { CellView, GridSort } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { byName } from '#ui-kit/format/names/byName.ts';

/** The text of an order in the address: the column, after a `-` when the largest value comes first. */
export const sortText = (sort: GridSort | null): string =>
  sort === null ? '' : `${sort.descending ? '-' : ''}${sort.columnId}`;

/** The order that such a text stands for. */
export function readSort(text: string): GridSort | null {
  if (text === '') return null;
  return { columnId: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

/** Orders cells: numbers by their value, before texts; empty ones come last in both directions. */
export function compareCells(one: CellView, other: CellView, descending: boolean): number {
  if (one.text === '' || other.text === '') return Number(one.text === '') - Number(other.text === '');
  const [figure, another] = [figureOf(one.text), figureOf(other.text)];
  if ((figure === undefined) !== (another === undefined)) return figure === undefined ? 1 : -1;
  const order = figure === undefined || another === undefined ? byName(one.text, other.text) : figure - another;
  return descending ? -order : order;
}

/** The number a text begins with, as in `85`, `2/9`, `130 / 200` and `72.5%`. */
function figureOf(text: string): number | undefined {
  const figure = /^-?\d+(\.\d+)?(?= ?\/|%|$)/.exec(text)?.[0];
  return figure === undefined ? undefined : Number(figure);
}
