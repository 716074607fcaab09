import { useState } from 'react';
import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { useToast } from '#ui-kit';
import { cellKey, type CellName, type Draft } from './drafts.ts';
import {
  afterRedo,
  afterStep,
  afterUndo,
  EMPTY_HISTORY,
  reversed,
  withoutStep,
  type CellStep,
  type History,
  type Step,
} from './history.ts';
import type { GridPort } from './port.ts';
import type { DraftStore } from './useDrafts.ts';
import { useWrites } from './useWrites.ts';

/** A new value of one cell. */
export interface Entry<Column extends string> extends CellName<Column> {
  value: string | null;
}

/** What a person changes in a grid: each action is one change set that can be undone and redone as a whole. */
export function useChangeSets<Column extends string>(port: GridPort<Column>, store: DraftStore<Column>) {
  const writes = useWrites(port, store);
  const [history, setHistory] = useState<History<Column>>(EMPTY_HISTORY);
  const toast = useToast();

  /** Does a step that can be undone; the history knows it from the key press on, in the order of the keys. */
  async function act(step: Step<Column>, kind: ChangeSetKind): Promise<boolean> {
    if (step.length === 0) return false;
    remember(step);
    const saved = await writes.write(step, kind);
    if (!saved) setHistory((before) => withoutStep(before, step));
    return saved;
  }

  /** A step that is done can be undone from now on. */
  function remember(step: Step<Column>): void {
    setHistory((before) => afterStep(before, step));
  }

  /** Takes a step back, or does it again, where nobody changed the cell since: in one change set. */
  async function turn(step: Step<Column>, kind: 'undo' | 'redo'): Promise<void> {
    setHistory((before) => (kind === 'undo' ? afterUndo : afterRedo)(before, step));
    const direction = kind === 'undo' ? reversed(step) : step;
    await writes.settled(direction);
    const { same, changed } = writes.compare(direction);
    if (same.length > 0) await writes.write(same, kind);
    if (changed.length > 0) toast({ message: leftAlone(changed), tone: 'warning' });
  }

  const undoAction = (step: Step<Column>) => ({ label: '되돌리기', onClick: () => void turn(step, 'undo') });

  /** What a cell is to hold, on its way there or on the server; undefined when its row is gone. */
  function valueComing(rowId: string, column: Column): string | null | undefined {
    const draft = store.drafts.get(cellKey(rowId, column));
    return draft?.state === 'saving' ? draft.value : port.valueNow(rowId, column);
  }

  /** Writes what was typed or keyed into the grid, or chosen for many: several as one change set. */
  async function enter(entries: readonly Entry<Column>[], kind: ChangeSetKind = 'edit'): Promise<void> {
    const step = entries.flatMap(({ rowId, column, value }): CellStep<Column>[] => {
      const before = valueComing(rowId, column);
      return before === undefined ? [] : [{ rowId, column, before, after: value }];
    });
    const saved = await act(step, kind);
    if (new Set(step.map(({ rowId }) => rowId)).size < 2) return;
    if (saved) toast({ message: `${port.count(step)}을 바꿨습니다`, tone: 'positive', action: undoAction(step) });
    else refused(step, kind);
  }

  /** Nothing of a step was written; what contradicts can be left out. */
  function refused(step: Step<Column>, kind: ChangeSetKind): void {
    const { same } = writes.compare(step);
    const message = '아무것도 바꾸지 않았습니다. 표 위의 안내를 확인해 주세요.';
    const others = same.length > 0 && same.length < step.length;
    toast({
      message,
      tone: 'negative',
      ...(others && { action: { label: `겹친 칸을 뺀 ${same.length}칸 쓰기`, onClick: () => void act(same, kind) } }),
    });
  }

  return {
    drafts: store.drafts,
    valueComing,
    enter,
    /** Writes a step that is no part of what is undone. */
    write: writes.write,
    remember,
    undoAction,
    undo: (): void => {
      const step = history.done.at(-1);
      if (step) void turn(step, 'undo');
    },
    redo: (): void => {
      const step = history.undone.at(-1);
      if (step) void turn(step, 'redo');
    },
    /** Writes a refused value once more, over the other's when there is one. */
    insist: ({ rowId, column, value, conflict }: Draft<Column>): void => {
      const before = port.valueNow(rowId, column);
      if (before === undefined) return;
      const over = new Map(conflict ? [[cellKey(rowId, column), conflict.theirVersion]] : []);
      void writes.write([{ rowId, column, before, after: value }], 'edit', over);
    },
    /** Lets a refused value go. */
    giveUp: (draft: Draft<Column>): void => store.drop([draft]),
  };
}

const leftAlone = (names: readonly string[]): string =>
  `${names[0]} 학생${names.length > 1 ? ` 외 ${names.length - 1}명` : ''}의 값은 그 사이 다른 사람이 바꿔서 그대로 두었습니다.`;
