import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { ColumnPlace } from './gradeColumns.tsx';
import { paperOf, readTyped, valueOf, type Spot } from './grades.ts';

/** A value that a paste would lower or take away. */
export interface Lowered {
  rowId: string;
  before: string;
  after: string;
}

/** A pasted block with what is no value of its column set apart, and the values that would fall. */
export function checkPaste(
  block: PasteBlock,
  places: ReadonlyMap<string, ColumnPlace>,
  spotAt: (rowId: string, columnId: string) => Spot | undefined,
): { block: PasteBlock; lowered: Lowered[] } {
  const checked: PasteBlock = { ...block, changes: [], unknown: [...block.unknown] };
  const lowered: Lowered[] = [];
  for (const change of block.changes) {
    const { rowId, columnId, value } = change;
    const spot = spotAt(rowId, columnId);
    const isValue = places.get(columnId)?.field === 'value';
    const typed = spot && isValue && value !== null ? readTyped(value, paperOf(spot).totalPoints) : undefined;
    if (typed && 'mistake' in typed) {
      checked.unknown.push({ rowId, columnId, text: value ?? '' });
      continue;
    }
    checked.changes.push(change);
    const before = spot && isValue ? valueOf(spot, 'value') : null;
    const after = typed && 'value' in typed ? typed.value : null;
    if (before !== null && (after === null || Number(after) < Number(before)))
      lowered.push({ rowId, before, after: after ?? value ?? '비움' });
  }
  return { block: checked, lowered };
}
