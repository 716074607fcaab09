import type { Figure } from './question.ts';
import type { Column } from './types.ts';

/** The columns a figure can be taken of. */
export function figureColumns(figure: Figure, columns: readonly Column[]): Column[] {
  const ordered = ['int', 'numeric', 'text', 'timestamptz', 'uuid'];
  const types = figure === 'max' || figure === 'min' ? ordered : ['int', 'numeric'];
  return columns.filter(({ type }) => types.includes(type));
}
