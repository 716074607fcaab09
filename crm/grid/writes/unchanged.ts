import type { CellKey, ChangeSet, GridAdapter } from '../types.ts';

/** The cells of a change set that nobody changed since, or whose record was deleted; at the versions they have now. */
export function unchangedSince<Cell extends CellKey>(
  changeSet: ChangeSet<Cell>,
  { now }: Pick<GridAdapter<Cell>, 'now'>,
): ChangeSet<Cell> {
  return changeSet.flatMap((one) => {
    const base = now(one.cell);
    return base && base.value !== one.before ? [] : [{ ...one, version: base?.version ?? one.version }];
  });
}
