import type { CellKey, ChangedCell, ChangeSet, GridAdapter } from './types.ts';

/** The cells of a change set that nobody changed since or whose record was deleted, and the names of the records that others changed. */
export function unchangedSince<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  { valueNow, nameOf }: Pick<GridAdapter<Cell>, 'valueNow' | 'nameOf'>,
): { same: ChangeSet<Cell>; changed: string[] } {
  const isSame = ({ cell, before }: ChangedCell<Cell>): boolean => {
    const value = valueNow(cell);
    return value === undefined || value === before;
  };
  const changed = changeSet.filter((one) => !isSame(one));
  return { same: changeSet.filter(isSame), changed: changed.map(({ cell }) => nameOf(cell.record)) };
}
