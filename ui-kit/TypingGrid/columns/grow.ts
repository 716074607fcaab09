import { SELECT_WIDTH } from './layout.ts';
import type { GridColumn } from '../types.ts';

/** The columns filling `room` pixels: those that grow share what is left. The same array when nothing is. */
export function grownColumns<R>(
  columns: readonly GridColumn<R>[],
  room: number,
  selectable: boolean,
): readonly GridColumn<R>[] {
  const used = columns.reduce((sum, { width }) => sum + width, selectable ? SELECT_WIDTH : 0);
  const growing = columns.filter(({ grow }) => grow).length;
  const share = growing === 0 ? 0 : Math.floor((room - used) / growing);
  return share > 0 ? columns.map((one) => (one.grow ? { ...one, width: one.width + share } : one)) : columns;
}
