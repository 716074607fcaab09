import { keyOf } from '../keyOf.ts';
import type {
  Base,
  Bases,
  CellEntry,
  CellKey,
  ChangedCell,
  ChangeSet,
  GridAdapter,
  PendingEdit,
  PendingEdits,
} from '../types.ts';

/** What a screen shows: the values last read or written, and the pending edits over them. */
interface Screen<Cell extends CellKey> {
  adapter: Pick<GridAdapter<Cell>, 'now' | 'changedWith'>;
  edits: PendingEdits<Cell>;
}

/** What an edit of a cell that begins now is based on: the value being saved or on screen; undefined when its record was deleted. */
export function baseNow<Cell extends CellKey>({ adapter, edits }: Screen<Cell>, cell: Cell): Base | undefined {
  const now = adapter.now(cell);
  const edit = edits.get(keyOf(cell));
  if (edit?.state === 'saving') return now && { value: edit.value, version: edit.base.version };
  if (edit?.state === 'failed') return now && edit.base;
  return now;
}

/** What edits of these cells that begin now are based on; kept while a person types, chooses or reads a dialog. */
export function basesOf<Cell extends CellKey>(screen: Screen<Cell>, cells: readonly Cell[]): Bases {
  const all = cells.flatMap((cell) => screen.adapter.changedWith?.(cell) ?? [cell]);
  return new Map(
    all.flatMap((cell) => {
      const base = baseNow(screen, cell);
      return base ? [[keyOf(cell), base] as const] : [];
    }),
  );
}

/** The change set of new values; those without a base begin now, those of deleted records are left out. */
export function changesOf<Cell extends CellKey>(
  screen: Screen<Cell>,
  entries: readonly CellEntry<Cell>[],
  bases: Bases,
): ChangeSet<Cell> {
  return entries.flatMap(({ cell, value }): ChangedCell<Cell>[] => {
    const base = bases.get(keyOf(cell)) ?? baseNow(screen, cell);
    return base ? [{ cell, before: base.value, version: base.version, after: value }] : [];
  });
}

/** The change set that writes a refused value again: over the other person's if that was shown, else still compared with what was there when the edit began. */
export function retryOf<Cell extends CellKey>(
  adapter: Pick<GridAdapter<Cell>, 'now'>,
  { cell, value, conflict, base }: PendingEdit<Cell>,
): ChangeSet<Cell> {
  return conflict
    ? [{ cell, before: adapter.now(cell)?.value ?? null, version: conflict.theirVersion, after: value }]
    : [{ cell, before: base.value, version: base.version, after: value }];
}
