import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { examTaken, readTyped, valueOf, type AttemptCell, type AttemptColumn } from '../grades.ts';

/** A value that a paste would lower or remove. */
export interface Lowered {
  rowId: string;
  before: string;
  after: string;
}

/** A pasted block without its invalid values, and the values it would lower. */
export function checkPaste(
  block: PasteBlock,
  columns: ReadonlyMap<string, AttemptColumn>,
  attemptAt: (rowId: string, columnId: string) => AttemptCell | undefined,
): { block: PasteBlock; lowered: Lowered[] } {
  const checked: PasteBlock = { ...block, changes: [], unknown: [...block.unknown] };
  const lowered: Lowered[] = [];
  for (const change of block.changes) {
    const { rowId, columnId, value } = change;
    const attempt = attemptAt(rowId, columnId);
    const isValue = columns.get(columnId)?.field === 'value';
    const typed = attempt && isValue && value !== null ? readTyped(value, examTaken(attempt).totalPoints) : undefined;
    if (typed && 'mistake' in typed) {
      checked.unknown.push({ rowId, columnId, text: value ?? '' });
      continue;
    }
    checked.changes.push(change);
    const before = attempt && isValue ? valueOf(attempt, 'value') : null;
    const after = typed && 'value' in typed ? typed.value : null;
    if (before !== null && (after === null || Number(after) < Number(before)))
      lowered.push({ rowId, before, after: after ?? value ?? '비움' });
  }
  return { block: checked, lowered };
}
