import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { useToast } from '#ui-kit';
import { keyOf } from './keyOf.ts';
import { withOvertaken } from './overtaken.ts';
import type {
  Base,
  Bases,
  CellEntry,
  CellKey,
  ChangedCell,
  ChangeSet,
  GridAdapter,
  PendingEdit,
  PendingEditStore,
  WriteKind,
} from './types.ts';
import { unchangedSince } from './unchanged.ts';
import { useUndo } from './useUndo.ts';
import { useWrites } from './useWrites.ts';

/** A person's changes in a grid: each action is one change set that is undone and redone as a whole. */
export function useChangeSets<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const writes = useWrites(adapter, pending);
  const edits = withOvertaken(pending.edits, adapter);
  const { change, undo, redo } = useUndo(adapter, writes);
  const { tellDone, tellRefused } = useResultToast(adapter, { change, undo });

  /** What an edit of a cell that begins now is based on: the value being saved or on screen; undefined when its record was deleted. */
  function baseNow(cell: Cell): Base | undefined {
    const now = adapter.now(cell);
    const edit = edits.get(keyOf(cell));
    if (edit?.state === 'saving') return now && { value: edit.value, version: edit.base.version };
    if (edit?.state === 'failed') return now && edit.base;
    return now;
  }

  /** What edits of these cells that begin now are based on; kept while a person types, chooses or reads a dialog. */
  function basesOf(cells: readonly Cell[]): Bases {
    const all = cells.flatMap((cell) => adapter.changedWith?.(cell) ?? [cell]);
    return new Map(all.flatMap((cell) => [baseNow(cell)].flatMap((base) => (base ? [[keyOf(cell), base]] : []))));
  }

  /**
   * Writes values that were typed, entered by key, pasted or chosen for many cells, as one change set.
   * @param bases what the edits were based on when they began; those without one begin now
   */
  async function enter(
    entries: readonly CellEntry<Cell>[],
    kind: ChangeSetKind = 'edit',
    bases: Bases = NO_BASES,
  ): Promise<void> {
    const changeSet = entries.flatMap(({ cell, value }): ChangedCell<Cell>[] => {
      const base = bases.get(keyOf(cell)) ?? baseNow(cell);
      return base ? [{ cell, before: base.value, version: base.version, after: value }] : [];
    });
    if (changeSet.length === 0) return;
    const written = await change(changeSet, kind);
    if (new Set(changeSet.map(({ cell }) => keyOf(cell.record))).size < 2) return;
    if (written) tellDone(written, `${adapter.count(written)}을 바꿨습니다`);
    else tellRefused(changeSet, kind);
  }

  /** Writes one value into the empty ones of the cells, as one change set; values that others enter meanwhile are kept. */
  async function fill(cells: readonly Cell[], value: string, messageFor: (count: string) => string): Promise<void> {
    const changeSet = cells.flatMap((cell): ChangedCell<Cell>[] => {
      const base = baseNow(cell);
      return base?.value === null ? [{ cell, before: null, version: base.version, after: value }] : [];
    });
    if (changeSet.length === 0) return;
    const written = await change(changeSet, 'fill');
    if (written) tellDone(written, messageFor(adapter.count(written)));
    else tellRefused(changeSet, 'fill');
  }

  /** Writes a refused value again: over the other person's if that was shown, else still compared with what was there when the edit began. */
  function retry({ cell, value, conflict, base }: PendingEdit<Cell>): void {
    if (conflict) {
      const before = adapter.now(cell)?.value ?? null;
      void writes.overwrite([{ cell, before, version: conflict.theirVersion, after: value }]);
    } else void writes.write([{ cell, before: base.value, version: base.version, after: value }]);
  }

  return {
    edits,
    nameOf: adapter.nameOf,
    textOf: adapter.textOf,
    baseNow,
    basesOf,
    enter,
    fill,
    /** Writes a change set that cannot be undone. */
    write: writes.write,
    undo: (): void => undo(),
    redo: (): void => redo(),
    retry,
    /** Discards a refused value. */
    discard: ({ cell }: PendingEdit<Cell>): void => pending.drop([cell]),
  };
}

const NO_BASES: Bases = new Map();

/** Reports the result of a change set with several records, with the actions that follow from it. */
function useResultToast<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  { change, undo }: Pick<ReturnType<typeof useUndo<Cell>>, 'change' | 'undo'>,
) {
  const toast = useToast();
  return {
    tellDone: (written: ChangeSet<Cell>, message: string): void =>
      toast({ message, tone: 'positive', action: { label: '되돌리기', onClick: () => undo(written) } }),
    /** Nothing was written; the cells without a conflict can be written alone. */
    tellRefused: (changeSet: ChangeSet<Cell>, kind: WriteKind): void => {
      const { same } = unchangedSince(changeSet, adapter);
      const message = '아무것도 바꾸지 않았습니다. 표 위의 안내를 확인해 주세요.';
      const label = `겹친 칸을 뺀 ${same.length}칸 쓰기`;
      if (same.length === 0 || same.length === changeSet.length) toast({ message, tone: 'negative' });
      else toast({ message, tone: 'negative', action: { label, onClick: () => void change(same, kind) } });
    },
  };
}
