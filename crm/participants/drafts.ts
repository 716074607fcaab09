import type { Conflict } from '#client/generated/rest/model/conflict.ts';
import type { WrittenColumn } from './rows.ts';

/** A value on its way to the server, or one that did not get there. */
export interface Draft {
  rowId: string;
  column: WrittenColumn;
  /** What the person wants the cell to hold. */
  value: string | null;
  state: 'saving' | 'saved' | 'failed' | 'conflict';
  /** Why it failed, in Korean. */
  message?: string;
  /** What the other wrote instead. */
  conflict?: Conflict;
}

/** Drafts by cell. */
export type Drafts = ReadonlyMap<string, Draft>;

/** The key of a cell among the drafts. */
export function cellKey(rowId: string, column: string): string {
  return `${rowId} ${column}`;
}

/** The drafts with some more; a newer draft of a cell replaces the older. */
export function withDrafts(drafts: Drafts, added: readonly Draft[]): Drafts {
  const next = new Map(drafts);
  for (const draft of added) next.set(cellKey(draft.rowId, draft.column), draft);
  return next;
}

/** The drafts without those of some cells; with `state` only those that are in it. */
export function withoutDrafts(
  drafts: Drafts,
  cells: readonly { rowId: string; column: string }[],
  state?: Draft['state'],
): Drafts {
  const next = new Map(drafts);
  for (const { rowId, column } of cells) {
    const key = cellKey(rowId, column);
    if (state === undefined || next.get(key)?.state === state) next.delete(key);
  }
  return next;
}
