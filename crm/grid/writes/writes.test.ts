import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#client/errors.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { WriteQueue } from '../../shared/writeQueue.ts';
import { keyOf } from '../keyOf.ts';
import { withEdits, withoutEdits } from '../pending/pendingEdits.ts';
import type { CellKey, ChangeSet, GridAdapter, PendingEdit, PendingEdits, WriteKind } from '../types.ts';
import { unchangedSince } from './unchanged.ts';
import { write } from './writes.ts';

type Cell = CellKey<string, 'mark' | 'memo'>;
type Values = Partial<Record<Cell['column'], string | null>>;

interface Held extends Values {
  version: number;
}

/** A server with versioned records, a browser that read them before others changed them, and the pending edits of its grid. */
function grid(read: Readonly<Record<string, Values>>) {
  const held = new Map<string, Held>(Object.entries(read).map(([id, values]) => [id, { ...values, version: 1 }]));
  const shown = structuredClone(held);
  let edits: PendingEdits<Cell> = new Map();

  const conflictAt = ({ record, column }: Cell, after: string | null): Conflict => ({
    id: record,
    field: column,
    label: '',
    mine: after,
    theirs: held.get(record)?.[column] ?? null,
    theirVersion: held.get(record)?.version ?? 0,
    changedBy: '박조교',
    changedAt: null,
  });
  const send = vi.fn<GridAdapter<Cell>['send']>((changeSet) => {
    const stale = changeSet.filter(({ cell, version }) => version !== held.get(cell.record)?.version);
    if (stale.length > 0) {
      const conflicts = stale.map(({ cell, after }) => conflictAt(cell, after));
      const problem = { type: '', title: '', status: 409, code: 'version-conflict', detail: '', requestId: '' };
      return Promise.reject(new HttpError(409, { ...problem, conflicts }));
    }
    const advances = changeSet.map(({ cell, version }) => ({ key: cell.record, from: version, to: version + 1 }));
    for (const { cell, after } of changeSet) put(cell, after);
    return Promise.resolve({ advances, changeSetId: null });
  });
  const put = ({ record, column }: Cell, value: string | null): void => {
    const before = held.get(record)!;
    held.set(record, { ...before, [column]: value, version: before.version + 1 });
    shown.set(record, held.get(record)!);
  };
  const adapter: GridAdapter<Cell> = {
    now: ({ record, column }) => {
      const found = shown.get(record);
      return found && { value: found[column] ?? null, version: found.version };
    },
    versionKey: ({ record }) => record,
    nameOf: (record) => record,
    send,
    fill: (changeSet) => {
      const empty = changeSet.filter(({ cell }) => (held.get(cell.record)?.[cell.column] ?? null) === null);
      for (const { cell, after } of empty) put(cell, after);
      return Promise.resolve({ written: empty, advances: [], changeSetId: null });
    },
    conflicting: (changeSet, { id, field }) =>
      changeSet.filter(({ cell }) => cell.record === id && cell.column === field),
    textOf: (_cell, value) => value ?? '',
    goneMessage: '빠진 학생입니다.',
    count: (changeSet) => `${changeSet.length}명`,
    stopReading: () => Promise.resolve(),
    reread: vi.fn(() => Promise.resolve()),
  };
  const parts = {
    adapter,
    painted: () => Promise.resolve(),
    pending: {
      queue: new WriteQueue(),
      put: (added: Parameters<typeof withEdits<Cell>>[1]) => (edits = withEdits(edits, added)),
      drop: (cells: readonly Cell[]) => (edits = withoutEdits(edits, cells)),
      saved: (written: ChangeSet<Cell>) =>
        (edits = withEdits(
          edits,
          written.map(({ cell, after, before, version }) => ({
            cell,
            value: after,
            state: 'saved',
            base: { value: before, version },
          })),
        )),
    },
  };
  return {
    adapter,
    send,
    held,
    queue: parts.pending.queue,
    /** What was written; null for nothing. */
    write: async (changeSet: ChangeSet<Cell>, kind: WriteKind = 'edit') =>
      (await write(parts, { changeSet, kind }))?.changeSet ?? null,
    /** A live update brings what others wrote. */
    hear: (): void => {
      for (const [id, values] of held) shown.set(id, values);
    },
    states: () => [...edits.values()].map(({ cell, state }) => `${cell.record} ${cell.column} ${state}`),
    edits: () => edits,
    /** Another person changes a record; this browser has not read it. */
    byAnother: (record: string, values: Values): void => {
      const before = held.get(record)!;
      held.set(record, { ...before, ...values, version: before.version + 1 });
    },
  };
}

const change = (
  record: string,
  column: Cell['column'],
  before: string | null,
  after: string | null,
): ChangeSet<Cell>[number] => ({ cell: { record, column }, before, version: 1, after });

test('a written value is shown as saving at once, then as saved', async () => {
  const { write: send, states, held } = grid({ a: {} });
  const sent = send([change('a', 'mark', null, '출석')]);
  expect(states()).toEqual(['a mark saving']);
  expect(await sent).toHaveLength(1);
  expect(states()).toEqual(['a mark saved']);
  expect(held.get('a')?.mark).toBe('출석');
});

test('two quick writes of a record by one person are no conflict', async () => {
  const { write: send, held, states } = grid({ a: {} });
  await Promise.all([send([change('a', 'mark', null, '출석')]), send([change('a', 'mark', '출석', '지각')])]);
  expect(held.get('a')).toEqual({ mark: '지각', version: 3 });
  expect(states()).toEqual(['a mark saved']);
});

test('when another value of the record was changed, the write is repeated at the new version', async () => {
  const { write: send, byAnother, held, send: calls } = grid({ a: {} });
  byAnother('a', { memo: '감기' });
  expect(await send([change('a', 'mark', null, '출석')])).toHaveLength(1);
  expect(held.get('a')).toEqual({ mark: '출석', memo: '감기', version: 3 });
  expect(calls).toHaveBeenCalledTimes(2);
});

test('a refused change set writes nothing, and only the cells in conflict wait for a choice', async () => {
  const { write: send, byAnother, held, states, adapter } = grid({ a: {}, b: {} });
  byAnother('a', { mark: '지각' });
  expect(await send([change('a', 'mark', null, '출석'), change('b', 'mark', null, '출석')])).toBeNull();
  expect([held.get('a')?.mark, held.get('b')?.mark]).toEqual(['지각', undefined]);
  expect(states()).toEqual(['a mark conflict']);
  expect(adapter.reread).toHaveBeenCalledOnce();
});

test('a value that arrived after the edit began is not what the edit replaces', async () => {
  const { write: send, byAnother, hear, held, states } = grid({ a: {} });
  byAnother('a', { mark: '지각' });
  hear();
  expect(await send([change('a', 'mark', null, '출석')])).toBeNull();
  expect(held.get('a')?.mark).toBe('지각');
  expect(states()).toEqual(['a mark conflict']);
});

test('a retry after a lost connection compares with what was there when the edit began', async () => {
  const { write: send, byAnother, hear, held, edits, send: calls } = grid({ a: {} });
  calls.mockRejectedValueOnce(new Error('offline'));
  await send([change('a', 'mark', null, '출석')]);
  const [{ base, cell, value }] = [...edits().values()] as [PendingEdit<Cell>];
  byAnother('a', { mark: '지각' });
  hear();
  await send([{ cell, before: base.value, version: base.version, after: value }]);
  expect(held.get('a')?.mark).toBe('지각');
  expect([...edits().values()]).toMatchObject([{ state: 'conflict', value: '출석', conflict: { theirs: '지각' } }]);
});

test('a response that got lost is no conflict with oneself', async () => {
  const { write: send, byAnother, held, states, send: calls } = grid({ a: {} });
  calls.mockImplementationOnce(() => {
    byAnother('a', { mark: '출석' });
    return Promise.reject(new Error('cut'));
  });
  await send([change('a', 'mark', null, '출석')]);
  expect(states()).toEqual(['a mark failed']);
  expect(await send([change('a', 'mark', null, '출석')])).toHaveLength(1);
  expect([held.get('a')?.mark, ...states()]).toEqual(['출석', 'a mark saved']);
});

test('a refusal that will be the same again is final, others may be retried', async () => {
  const { write: send, edits, send: calls } = grid({ a: {} });
  for (const [status, isFinal] of [
    [422, true],
    [400, true],
    [409, false],
    [500, false],
  ] as const) {
    const problem = { type: '', title: '', status, code: 'x', detail: '', requestId: '' };
    calls.mockRejectedValueOnce(new HttpError(status, problem));
    await send([change('a', 'mark', null, '출석')]);
    expect([...edits().values()][0]?.isFinal).toBe(isFinal);
  }
});

test('a write that fails for another reason is shown at its cell', async () => {
  const { write: send, states, edits, send: calls } = grid({ a: {} });
  calls.mockRejectedValueOnce(new Error('offline'));
  expect(await send([change('a', 'mark', null, '출석')])).toBeNull();
  expect(states()).toEqual(['a mark failed']);
  expect([...edits().values()][0]?.value).toBe('출석');
});

test('nothing is sent for deleted records', async () => {
  const { write: send, edits, send: calls } = grid({});
  expect(await send([change('gone', 'mark', null, '출석')])).toBeNull();
  expect([...edits().values()][0]?.message).toBe('빠진 학생입니다.');
  expect(calls).not.toHaveBeenCalled();
});

test('a fill writes only the cells that are still empty and returns those', async () => {
  const { write: send, byAnother, held, states } = grid({ a: {}, b: {} });
  byAnother('a', { mark: '결석' });
  const rest = [change('a', 'mark', null, '출석'), change('b', 'mark', null, '출석')];
  expect(await send(rest, 'fill')).toEqual([rest[1]]);
  expect([held.get('a')?.mark, held.get('b')?.mark]).toEqual(['결석', '출석']);
  expect(states()).toEqual(['b mark saved']);
});

test('only what nobody changed since is written without the conflicts', () => {
  const { adapter, byAnother, hear } = grid({ a: { mark: '출석' }, b: {} });
  byAnother('a', { mark: '지각' });
  hear();
  const changeSet = [
    change('a', 'mark', '출석', '결석'),
    change('b', 'mark', null, '결석'),
    change('gone', 'mark', null, '결석'),
  ];
  expect(unchangedSince(changeSet, adapter)).toEqual([changeSet[1], changeSet[2]]);
});

test.each([
  ['memo', '결석', 'saved'],
  ['mark', null, 'conflict'],
] as const)(
  'what is entered while one undoes overwrites nothing that was not seen: %s',
  async (column, stored, state) => {
    const { write: send, queue, byAnother, hear, held, states } = grid({ a: { mark: '출석', memo: '병원' } });
    const undo = queue.alone(() => {
      // The undo, or somebody just before it.
      byAnother('a', { [column]: null });
      hear();
      return Promise.resolve();
    });
    const sent = send([change('a', 'mark', '출석', '결석')]);
    await undo;
    await sent;
    expect([held.get('a')?.mark, states()]).toEqual([stored, [`a mark ${state}`]]);
  },
);

test('whatever others write, neither their value nor mine is lost', async () => {
  const value = fc.constantFrom('출석', '지각', '결석', null);
  const columns = fc.constantFrom<Cell['column']>('mark', 'memo');
  await fc.assert(
    fc.asyncProperty(value, columns, value, columns, value, async (read, theirColumn, theirs, myColumn, mine) => {
      const { write: send, byAnother, held, edits } = grid({ a: { mark: read, memo: read } });
      byAnother('a', { [theirColumn]: theirs });
      const written = await send([change('a', myColumn, read, mine)]);
      const edit = edits().get(keyOf({ record: 'a', column: myColumn }));
      expect(edit?.value).toBe(mine);
      if (written) expect(held.get('a')?.[myColumn]).toBe(mine);
      else expect(edit?.conflict?.theirs).toBe(theirs);
      const isOverwritten = written && theirColumn === myColumn;
      // I overwrote the value that I had read, or wrote the same: the other person changed nothing.
      if (isOverwritten) expect([read, mine]).toContain(theirs);
      else expect(held.get('a')?.[theirColumn]).toBe(theirs);
    }),
  );
});
