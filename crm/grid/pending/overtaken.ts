import { inConflict } from './conflicts.ts';
import type { CellKey, GridAdapter, PendingEdit, PendingEdits } from '../types.ts';

type Reader<Cell extends CellKey> = Pick<GridAdapter<Cell>, 'now' | 'textOf' | 'nameOf'>;

/**
 * The pending edits with what others stored under them meanwhile: a failed edit over another value is a conflict, one whose value is stored
 * after all is none any more. The same map when there is nothing of that kind.
 */
export function withOvertaken<Cell extends CellKey>(
  edits: PendingEdits<Cell>,
  adapter: Reader<Cell>,
): PendingEdits<Cell> {
  let next: Map<string, PendingEdit<Cell>> | undefined;
  for (const [key, edit] of edits) {
    const now = edit.state === 'failed' ? adapter.now(edit.cell) : undefined;
    if (!now || now.value === edit.base.value) continue;
    next ??= new Map(edits);
    if (now.value === edit.value) next.delete(key);
    else next.set(key, overtaken(edit, now.value, now.version, adapter));
  }
  return next ?? edits;
}

function overtaken<Cell extends CellKey>(
  edit: PendingEdit<Cell>,
  value: string | null,
  theirVersion: number,
  { textOf, nameOf }: Reader<Cell>,
): PendingEdit<Cell> {
  const { cell } = edit;
  const theirs = textOf(cell, value);
  if (edit.isFinal) return { ...edit, message: `${edit.message ?? ''} 지금 값: ${theirs || '비움'}`.trim() };
  const conflict = { id: '', label: nameOf(cell.record), mine: textOf(cell, edit.value), theirs, theirVersion };
  return inConflict(edit, { ...conflict, changedBy: null, changedAt: null });
}
