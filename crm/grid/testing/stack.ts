import { fn } from 'storybook/test';
import { filled } from '#mocks/states.ts';
import { MyChangesDocument } from '../generated/graphql.ts';
import type { MyChange } from '../undo/sayChange.ts';

/** Nobody did anything here. */
export const noChanges = filled(MyChangesDocument, { myChanges: [] });

/** A stack as the server keeps it: `turned` is called with what was undone or done again. */
export function stack(turned = fn()) {
  const actions: { change: MyChange; turn: (isDone: boolean) => void }[] = [];
  let last = 0;
  const nextId = (): string => `01990000-0000-7e00-8000-${String((last += 1)).padStart(12, '0')}`;
  return {
    /** Adds an action, with what undoes it and does it again; returns the id of its change set. */
    did: (said: Partial<MyChange>, turn: (isDone: boolean) => void): string => {
      const id = nextId();
      const change = { id, headId: id, kind: 'SCORES_UPDATE', isDone: true, cells: 1, number: 0, ...said };
      const nothing = { name: null, before: null, after: null, personName: null, examName: null, retakeNumber: null };
      actions.unshift({ change: { ...nothing, ...change }, turn });
      return id;
    },
    handlers: [
      filled(MyChangesDocument, () => ({ myChanges: actions.map(({ change }) => ({ ...change })) })),
      filled('undoMyChange', (request) => {
        const [, asked] = /changes\/([^/]+)\/undo/.exec(request.url) ?? [];
        const action = actions.find(({ change }) => change.headId === asked);
        if (!action) throw new Response(null, { status: 404 });
        const { change, turn } = action;
        Object.assign(change, { isDone: !change.isDone, headId: nextId() });
        turn(change.isDone === true);
        turned(change.isDone ? 'redo' : 'undo', change.cells);
        return { changeSetId: change.headId ?? '', left: [] };
      }),
    ],
  };
}
