import type { Conflict } from '#client/generated/rest/shared.ts';

/** One cell of a grid: a row that has a version, and which of its values. */
export interface CellName<Column extends string = string> {
  rowId: string;
  column: Column;
}

/** A value on its way to the server, or one that did not get there. */
export interface Draft<Column extends string = string> extends CellName<Column> {
  /** What the person wants the cell to hold. */
  value: string | null;
  state: 'saving' | 'saved' | 'failed' | 'conflict';
  /** Why it failed, in Korean. */
  message?: string;
  /** What the other wrote instead. */
  conflict?: Conflict;
}

/** Drafts by cell. */
export type Drafts<Column extends string = string> = ReadonlyMap<string, Draft<Column>>;

/** The key of a cell among the drafts. */
export function cellKey(rowId: string, column: string): string {
  return `${rowId} ${column}`;
}

/** The drafts with some more; a newer draft of a cell replaces the older. */
export function withDrafts<Column extends string>(
  drafts: Drafts<Column>,
  added: readonly Draft<Column>[],
): Drafts<Column> {
  const next = new Map(drafts);
  for (const draft of added) next.set(cellKey(draft.rowId, draft.column), draft);
  return next;
}

/** The drafts without those of some cells; with `state` only those that are in it. */
export function withoutDrafts<Column extends string>(
  drafts: Drafts<Column>,
  cells: readonly CellName[],
  state?: Draft['state'],
): Drafts<Column> {
  const next = new Map(drafts);
  for (const { rowId, column } of cells) {
    const key = cellKey(rowId, column);
    if (state === undefined || next.get(key)?.state === state) next.delete(key);
  }
  return next;
}
