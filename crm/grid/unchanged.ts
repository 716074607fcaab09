import type { CellKey, ChangeSet, GridAdapter } from './types.ts';

/** The cells of a change set by what happened to them since. */
interface Since<Cell extends CellKey> {
  /** Nobody changed them, or their record was deleted; at the versions they have now. */
  same: ChangeSet<Cell>;
  /** The names of the records that others changed. */
  changed: string[];
  /** The names of the records that are locked. */
  locked: string[];
}

/** What happened to the cells of a change set since it was written. */
export function unchangedSince<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  { now, nameOf, isLocked }: Pick<GridAdapter<Cell>, 'now' | 'nameOf' | 'isLocked'>,
): Since<Cell> {
  const since: Since<Cell> = { same: [], changed: [], locked: [] };
  const same = changeSet.flatMap((one) => {
    const { cell, before } = one;
    const base = now(cell);
    if (base && isLocked?.(cell)) since.locked.push(nameOf(cell.record));
    else if (base && base.value !== before) since.changed.push(nameOf(cell.record));
    else return [{ ...one, version: base?.version ?? one.version }];
    return [];
  });
  return { ...since, same };
}
