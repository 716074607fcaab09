import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { useToast } from '#ui-kit';
import { baseNow, basesOf, changesOf, retryOf } from '../pending/bases.ts';
import { keyOf } from '../keyOf.ts';
import { withOvertaken } from '../pending/overtaken.ts';
import type {
  Bases,
  CellEntry,
  CellKey,
  ChangedCell,
  ChangeSet,
  GridAdapter,
  PendingEdit,
  PendingEditStore,
  WriteKind,
  Written,
} from '../types.ts';
import { unchangedSince } from './unchanged.ts';
import { useUndo } from '../undo/useUndo.ts';
import { useWrites } from './useWrites.ts';

/**
 * A person's changes in a grid: each action is one change set that is undone and redone as a whole.
 * @param places where the grid is, as the server names it: weeks, or a month
 */
export function useChangeSets<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  pending: PendingEditStore<Cell>,
  places: readonly string[],
) {
  const writes = useWrites(adapter, pending);
  const edits = withOvertaken(pending.edits, adapter);
  const screen = { adapter, edits };
  const { changes, undo, redo } = useUndo(adapter, pending, places);
  const { tellDone, tellRefused } = useResultToast(adapter, { write: writes.write, undo });

  /**
   * Writes values that were typed, entered by key, pasted or chosen for many cells, as one change set.
   * @param bases what the edits were based on when they began; those without one begin now
   */
  async function enter(
    entries: readonly CellEntry<Cell>[],
    kind: ChangeSetKind = 'edit',
    bases: Bases = NO_BASES,
  ): Promise<void> {
    const changeSet = changesOf(screen, entries, bases);
    if (changeSet.length === 0) return;
    const written = await writes.write(changeSet, kind);
    if (new Set(changeSet.map(({ cell }) => keyOf(cell.record))).size < 2) return;
    if (written) tellDone(written, `${adapter.count(written.changeSet)}을 바꿨습니다`);
    else tellRefused(changeSet, kind);
  }

  /** Writes one value into the empty ones of the cells, as one change set; values that others enter meanwhile are kept. */
  async function fill(cells: readonly Cell[], value: string, messageFor: (count: string) => string): Promise<void> {
    const changeSet = cells.flatMap((cell): ChangedCell<Cell>[] => {
      const base = baseNow(screen, cell);
      return base?.value === null ? [{ cell, before: null, version: base.version, after: value }] : [];
    });
    if (changeSet.length === 0) return;
    const written = await writes.write(changeSet, 'fill');
    if (written) tellDone(written, messageFor(adapter.count(written.changeSet)));
    else tellRefused(changeSet, 'fill');
  }

  /** Writes a refused value again. */
  function retry(edit: PendingEdit<Cell>): void {
    void (edit.conflict ? writes.overwrite : writes.write)(retryOf(adapter, edit));
  }

  return {
    edits,
    nameOf: adapter.nameOf,
    textOf: adapter.textOf,
    baseNow: (cell: Cell) => baseNow(screen, cell),
    basesOf: (cells: readonly Cell[]) => basesOf(screen, cells),
    enter,
    fill,
    /** Writes a change set and says nothing of it. */
    write: writes.write,
    changes,
    undo,
    redo,
    retry,
    /** Discards a refused value. */
    discard: ({ cell }: PendingEdit<Cell>): void => pending.drop([cell]),
  };
}

const NO_BASES: Bases = new Map();

/** Reports the result of a change set with several records, with the actions that follow from it. */
function useResultToast<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  { write, undo }: Pick<ReturnType<typeof useWrites<Cell>>, 'write'> & Pick<ReturnType<typeof useUndo<Cell>>, 'undo'>,
) {
  const toast = useToast();
  return {
    tellDone: ({ changeSetId }: Written<Cell>, message: string): void => {
      const action = changeSetId === null ? undefined : { label: '되돌리기', onClick: () => undo(changeSetId) };
      toast({ message, tone: 'positive', action });
    },
    /** Nothing was written; the cells without a conflict can be written alone. */
    tellRefused: (changeSet: ChangeSet<Cell>, kind: WriteKind): void => {
      const same = unchangedSince(changeSet, adapter);
      const message = '아무것도 바꾸지 않았습니다. 표 아래의 안내를 확인해 주세요.';
      const label = `겹친 칸을 뺀 ${same.length}칸 입력`;
      if (same.length === 0 || same.length === changeSet.length) toast({ message, tone: 'negative' });
      else toast({ message, tone: 'negative', action: { label, onClick: () => void write(same, kind) } });
    },
  };
}
