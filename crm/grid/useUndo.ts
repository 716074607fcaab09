import { useState } from 'react';
import { useToast } from '#ui-kit';
import { someNames } from '#ui-kit/format/someNames.ts';
import type { CellKey, ChangeSet, GridAdapter, WriteKind } from './types.ts';
import { unchangedSince } from './unchanged.ts';
import {
  afterChange,
  afterRedo,
  afterUndo,
  afterWrite,
  EMPTY_HISTORY,
  reversed,
  type UndoHistory,
} from './undoHistory.ts';
import type { useWrites } from './useWrites.ts';

/** Writes change sets that can be undone and redone. */
export function useUndo<Cell extends CellKey>(adapter: GridAdapter<Cell>, writes: ReturnType<typeof useWrites<Cell>>) {
  const [history, setHistory] = useState<UndoHistory<Cell>>(EMPTY_HISTORY);
  const toast = useToast();

  /** Writes a change set. It can be undone from the key press on, so that the history has the order of the keys. */
  async function change(changeSet: ChangeSet<Cell>, kind: WriteKind): Promise<ChangeSet<Cell> | null> {
    setHistory((before) => afterChange(before, changeSet));
    const written = await writes.write(changeSet, kind);
    if (written !== changeSet) setHistory((before) => afterWrite(before, changeSet, written ?? []));
    return written;
  }

  /** Undoes or redoes a change set, as a change set of its own, in the cells that nobody changed since. */
  async function turn(changeSet: ChangeSet<Cell>, kind: 'undo' | 'redo'): Promise<void> {
    setHistory((before) => (kind === 'undo' ? afterUndo : afterRedo)(before, changeSet));
    const wanted = kind === 'undo' ? reversed(changeSet) : changeSet;
    await writes.settled(wanted);
    const { same, changed, locked } = unchangedSince(wanted, adapter);
    if (locked.length > 0) toast({ message: leftLocked(locked, adapter.person), tone: 'warning' });
    if (changed.length > 0) toast({ message: leftAlone(changed, adapter.person), tone: 'warning' });
    if (same.length > 0) await writes.write(same, kind);
  }

  return {
    history,
    change,
    undo: (changeSet = history.done.at(-1)): void => {
      if (changeSet) void turn(changeSet, 'undo');
    },
    redo: (changeSet = history.undone.at(-1)): void => {
      if (changeSet) void turn(changeSet, 'redo');
    },
  };
}

const leftAlone = (names: readonly string[], person?: string): string =>
  `${peopleIn(names, person)}의 값은 그 사이 다른 사람이 바꿔서 그대로 두었습니다.`;
const leftLocked = (names: readonly string[], person?: string): string =>
  `${peopleIn(names, person)}의 값은 잠겨 있어서 그대로 두었습니다. 먼저 잠금을 풀어 주세요.`;

const peopleIn = (names: readonly string[], person = '학생'): string =>
  someNames([`${names[0]} ${person}`, ...names.slice(1)], 1);
