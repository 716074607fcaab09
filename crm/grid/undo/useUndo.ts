import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { useUndoMyChange } from '#client/generated/rest/auditLog.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { lastDone, lastUndone } from './lastOf.ts';
import { sayLeft, type MyChange } from './sayChange.ts';
import type { CellKey, GridAdapter, PendingEditStore } from '../types.ts';
import { useStack } from './useStack.ts';

/** Undoes and does again one's own actions at these places. What is asked for while a write is on its way waits for it. */
export function useUndo<Cell extends CellKey>(
  adapter: GridAdapter<Cell>,
  pending: PendingEditStore<Cell>,
  places: readonly string[],
) {
  const stack = useStack(places, pending.saving);
  const call = useUndoMyChange().mutateAsync;
  const toast = useToast();
  // Refused for good: the next undo goes on with the action before it.
  const [passed] = useState(() => new Set<string>());

  async function turn(find: (changes: readonly MyChange[]) => MyChange | undefined): Promise<void> {
    const change = find((await stack.read()).filter(({ headId }) => !passed.has(headId ?? '')));
    if (!change?.headId) return;
    try {
      const { left } = await call({ changeSetId: change.headId });
      if (left.length > 0) toast({ message: sayLeft(left, adapter.person), tone: 'warning' });
    } catch (error) {
      if (error instanceof HttpError && error.problem.code === 'changed-since') passed.add(change.headId);
      throw error;
    }
  }

  const queued = (find: (changes: readonly MyChange[]) => MyChange | undefined): void =>
    void pending.queue
      .alone(async () => {
        await adapter.stopReading();
        await turn(find).catch((error: unknown) => toast({ message: problemText(error), tone: 'warning' }));
        await adapter.reread();
      })
      .catch(() => undefined);

  return {
    changes: stack.changes,
    /** Undoes an action by the id of its change set; the last one when none is given. */
    undo: (id?: string): void =>
      queued((changes) => (id === undefined ? lastDone(changes) : changes.find((one) => one.id === id && one.isDone))),
    /** Does an action again that was undone; the one undone last when none is given, unless something was done since. */
    redo: (id?: string): void =>
      queued((changes) =>
        id === undefined ? lastUndone(changes) : changes.find((one) => one.id === id && !one.isDone),
      ),
  };
}
