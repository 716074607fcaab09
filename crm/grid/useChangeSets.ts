import { useState } from 'react';
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
import {
  afterChange,
  afterRedo,
  afterUndo,
  afterWrite,
  EMPTY_HISTORY,
  reversed,
  type UndoHistory,
} from './undoHistory.ts';
import { useWrites } from './useWrites.ts';

/** What a person changes in a grid: each action is one change set that is undone and redone as a whole. */
export function useChangeSets<Cell extends CellKey>(adapter: GridAdapter<Cell>, pending: PendingEditStore<Cell>) {
  const writes = useWrites(adapter, pending);
  const [history, setHistory] = useState<UndoHistory<Cell>>(EMPTY_HISTORY);
  const toast = useToast();

  /** Writes a change set that can be undone, from the key press on; the history keeps the order of the keys. */
  async function change(changeSet: ChangeSet<Cell>, kind: WriteKind): Promise<ChangeSet<Cell> | null> {
    if (changeSet.length === 0) return null;
    setHistory((before) => afterChange(before, changeSet));
    const written = await writes.write(changeSet, kind);
    if (written !== changeSet) setHistory((before) => afterWrite(before, changeSet, written ?? []));
    return written;
  }

  /** Undoes or redoes a change set, as one of its own, in the cells that nobody changed since. */
  async function turn(changeSet: ChangeSet<Cell>, kind: 'undo' | 'redo'): Promise<void> {
    setHistory((before) => (kind === 'undo' ? afterUndo : afterRedo)(before, changeSet));
    const wanted = kind === 'undo' ? reversed(changeSet) : changeSet;
    await writes.settled(wanted);
    const { same, changed } = writes.compare(wanted);
    if (same.length > 0) await writes.write(same, kind);
    if (changed.length > 0) toast({ message: leftAlone(changed), tone: 'warning' });
  }

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
    const written = await change(changeSet, kind);
    if (new Set(changeSet.map(({ cell }) => keyOf(cell.record))).size < 2) return;
    if (written) tellDone(written, `${adapter.count(written)}을 바꿨습니다`);
    else tellRefused(changeSet, kind);
  }

  /** Writes one value into those of the cells that are empty, as one change set; values that others enter meanwhile stay. */
  async function fill(cells: readonly Cell[], value: string, done: (count: string) => string): Promise<void> {
    const changeSet = cells
      .filter((cell) => valueComing(cell) === null)
      .map((cell) => ({ cell, before: null, after: value }));
    if (changeSet.length === 0) return;
    const written = await change(changeSet, 'fill');
    if (written) tellDone(written, done(adapter.count(written)));
    else tellRefused(changeSet, 'fill');
  }

  function tellDone(written: ChangeSet<Cell>, message: string): void {
    const action = { label: '되돌리기', onClick: () => void turn(written, 'undo') };
    toast({ message, tone: 'positive', action });
  }

  /** Nothing was written; the cells that are not in conflict can be written without the others. */
  function tellRefused(changeSet: ChangeSet<Cell>, kind: WriteKind): void {
    const { same } = writes.compare(changeSet);
    const message = '아무것도 바꾸지 않았습니다. 표 위의 안내를 확인해 주세요.';
    const label = `겹친 칸을 뺀 ${same.length}칸 쓰기`;
    if (same.length === 0 || same.length === changeSet.length) toast({ message, tone: 'negative' });
    else toast({ message, tone: 'negative', action: { label, onClick: () => void change(same, kind) } });
  }

  return {
    edits: pending.edits,
    nameOf: adapter.nameOf,
    valueComing,
    enter,
    fill,
    /** Writes a change set that is not undone. */
    write: writes.write,
    undo: (): void => {
      const changeSet = history.done.at(-1);
      if (changeSet) void turn(changeSet, 'undo');
    },
    redo: (): void => {
      const changeSet = history.undone.at(-1);
      if (changeSet) void turn(changeSet, 'redo');
    },
    /** Writes a refused value once more, over the other person's when there is one. */
    retry: ({ cell, value, conflict }: PendingEdit<Cell>): void => {
      const before = adapter.valueNow(cell);
      if (before === undefined) return;
      const versions = new Map(conflict ? [[keyOf(cell), conflict.theirVersion]] : []);
      void writes.write([{ cell, before, after: value }], 'edit', versions);
    },
    /** Drops a refused value. */
    discard: ({ cell }: PendingEdit<Cell>): void => pending.drop([cell]),
  };
}

const leftAlone = (names: readonly string[]): string =>
  `${names[0]} 학생${names.length > 1 ? ` 외 ${names.length - 1}명` : ''}의 값은 그 사이 다른 사람이 바꿔서 그대로 두었습니다.`;
