import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { useToast } from '#ui-kit';
import { keyOf } from './keyOf.ts';
import type {
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

/** What a person changes in a grid: each action is one change set that is undone and redone as a whole. */
export function useChangeSets<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const writes = useWrites(adapter, pending);
  const { change, undo, redo } = useUndo(adapter, writes);
  const { tellDone, tellRefused } = useResultToast(adapter, { change, undo });

  /** What a cell is going to hold: the value being saved, else the one on the server; undefined when its record is gone. */
  function valueComing(cell: Cell): string | null | undefined {
    const edit = pending.edits.get(keyOf(cell));
    return edit?.state === 'saving' ? edit.value : adapter.valueNow(cell);
  }

  /** Writes what was typed, keyed or pasted into cells, or chosen for many of them, as one change set. */
  async function enter(entries: readonly CellEntry<Cell>[], kind: ChangeSetKind = 'edit'): Promise<void> {
    const changeSet = entries.flatMap(({ cell, value }): ChangedCell<Cell>[] => {
      const before = valueComing(cell);
      return before === undefined ? [] : [{ cell, before, after: value }];
    });
    if (changeSet.length === 0) return;
    const written = await change(changeSet, kind);
    if (new Set(changeSet.map(({ cell }) => keyOf(cell.record))).size < 2) return;
    if (written) tellDone(written, `${adapter.count(written)}을 바꿨습니다`);
    else tellRefused(changeSet, kind);
  }

  /** Writes one value into those of the cells that are empty, as one change set; what others enter meanwhile stays. */
  async function fill(cells: readonly Cell[], value: string, messageFor: (count: string) => string): Promise<void> {
    const changeSet = cells
      .filter((cell) => valueComing(cell) === null)
      .map((cell) => ({ cell, before: null, after: value }));
    if (changeSet.length === 0) return;
    const written = await change(changeSet, 'fill');
    if (written) tellDone(written, messageFor(adapter.count(written)));
    else tellRefused(changeSet, 'fill');
  }

  /** Writes a refused value once more, over the other person's when there is one. */
  function retry({ cell, value, conflict }: PendingEdit<Cell>): void {
    const before = adapter.valueNow(cell);
    if (before === undefined) return;
    const versions = new Map(conflict ? [[keyOf(cell), conflict.theirVersion]] : []);
    void writes.write([{ cell, before, after: value }], 'edit', versions);
  }

  return {
    edits: pending.edits,
    nameOf: adapter.nameOf,
    valueComing,
    enter,
    fill,
    /** Writes a change set that is not undone. */
    write: writes.write,
    undo: (): void => undo(),
    redo: (): void => redo(),
    retry,
    /** Drops a refused value. */
    discard: ({ cell }: PendingEdit<Cell>): void => pending.drop([cell]),
  };
}

/** Tells how a change set of several records ended, with what can be done next. */
function useResultToast<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  { change, undo }: Pick<ReturnType<typeof useUndo<Cell>>, 'change' | 'undo'>,
) {
  const toast = useToast();
  return {
    tellDone: (written: ChangeSet<Cell>, message: string): void =>
      toast({ message, tone: 'positive', action: { label: '되돌리기', onClick: () => undo(written) } }),
    /** Nothing was written; the cells that are not in conflict can be written without the others. */
    tellRefused: (changeSet: ChangeSet<Cell>, kind: WriteKind): void => {
      const { same } = unchangedSince(changeSet, adapter);
      const message = '아무것도 바꾸지 않았습니다. 표 위의 안내를 확인해 주세요.';
      const label = `겹친 칸을 뺀 ${same.length}칸 쓰기`;
      if (same.length === 0 || same.length === changeSet.length) toast({ message, tone: 'negative' });
      else toast({ message, tone: 'negative', action: { label, onClick: () => void change(same, kind) } });
    },
  };
}
