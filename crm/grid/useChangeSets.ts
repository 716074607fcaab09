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

/** A person's changes in a grid: each action is one change set that is undone and redone as a whole. */
export function useChangeSets<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const writes = useWrites(adapter, pending);
  const { change, undo, redo } = useUndo(adapter, writes);
  const { tellDone, tellRefused } = useResultToast(adapter, { change, undo });

  /** A cell's next value: the one being saved, else the one on the server; undefined when its record was deleted. */
  function valueComing(cell: Cell): string | null | undefined {
    const edit = pending.edits.get(keyOf(cell));
    return edit?.state === 'saving' ? edit.value : adapter.valueNow(cell);
  }

  /** Writes values that were typed, entered by key, pasted or chosen for many cells, as one change set. */
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

  /** Writes one value into the empty ones of the cells, as one change set; values that others enter meanwhile are kept. */
  async function fill(cells: readonly Cell[], value: string, messageFor: (count: string) => string): Promise<void> {
    const changeSet = cells
      .filter((cell) => valueComing(cell) === null)
      .map((cell) => ({ cell, before: null, after: value }));
    if (changeSet.length === 0) return;
    const written = await change(changeSet, 'fill');
    if (written) tellDone(written, messageFor(adapter.count(written)));
    else tellRefused(changeSet, 'fill');
  }

  /** Writes a refused value again, over the other person's if there is one. */
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
    /** Writes a change set that cannot be undone. */
    write: writes.write,
    undo: (): void => undo(),
    redo: (): void => redo(),
    retry,
    /** Discards a refused value. */
    discard: ({ cell }: PendingEdit<Cell>): void => pending.drop([cell]),
  };
}

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
