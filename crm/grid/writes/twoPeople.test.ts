import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { addExam } from '#api/testing/setups/exams.ts';
import { stackOf } from '#api/testing/servers/stack.ts';
import { diceOf } from '#api/testing/random/dice.ts';
import { HttpError, NetworkError } from '#client/errors.ts';
import { basesOf, changesOf, retryOf } from '../pending/bases.ts';
import { keyOf } from '../keyOf.ts';
import { withOvertaken } from '../pending/overtaken.ts';
import { isRefused, withEdits, withoutEdits } from '../pending/pendingEdits.ts';
import type { Base, Bases, CellKey, ChangeSet, GridAdapter, PendingEdits } from '../types.ts';
import { lastDone, lastUndone } from '../undo/lastOf.ts';
import { WriteQueue } from '../../shared/writeQueue.ts';
import { write } from './writes.ts';

// Two people work in one gradebook of the real api, with the writes of the real grid, over connections that break.
const ACTIONS = 2000 * Number(process.env.TEST_RUNS);
const SEED = 7;

type Cell = CellKey<string, 'value' | 'memo'>;

interface Attempt {
  scoreId: string;
  value: number | null;
  memo: string;
  version: number;
}

/** A value that the server stored, with those its author had seen in the cell when the edit began or was insisted on. */
interface Stored {
  author: string;
  cell: Cell;
  version: number;
  value: string | null;
  seen: ReadonlySet<string | null>;
}

const stored: Stored[] = [];
const columns = ['value', 'memo'] as const;
let api: TestApi;
let examId: string;
let weekId: string;
let cells: Cell[];
beforeAll(async () => {
  api = await startApi({ validateResponses: false });
  const exam = await addExam(api, 96);
  examId = exam.id;
  weekId = exam.week.id;
  cells = exam.scores.slice(0, 5).flatMap(({ id }) => columns.map((column): Cell => ({ record: id, column })));
});
afterAll(() => api.close());

const valueOf = (attempt: Attempt | undefined, column: Cell['column']): string | null => {
  if (column === 'memo') return attempt?.memo || null;
  return attempt?.value == null ? null : String(attempt.value);
};

async function readAll(): Promise<Attempt[]> {
  const rows = await api.deps.db.kysely
    .selectFrom('score_attempts')
    .select(['score_id as scoreId', 'value', 'memo', 'version'])
    .where('exam_id', '=', examId)
    .execute();
  return rows.map((row) => ({ ...row, value: row.value === null ? null : Number(row.value) }));
}

/** The cells that an undo changed; none when it was refused. */
async function turned(changeSetId: string | undefined) {
  const rows = await api.deps.db.sql.query<{ scoreId: string; before: Attempt; after: Attempt }>(
    `select after ->> 'score_id' as "scoreId", before, after from audit_log
    where change_set_id = $1 and table_name = 'score_attempts' order by at`,
    [changeSetId ?? null],
  );
  return rows.flatMap(({ scoreId, before, after }) =>
    columns
      .map((column) => ({
        cell: { record: scoreId, column },
        before: valueOf(before, column),
        after: valueOf(after, column),
        version: after.version,
      }))
      .filter((one) => one.before !== one.after),
  );
}

/** One person at one browser. */
function person(as: 'admin' | 'ta') {
  const shown = new Map<string, Attempt>();
  let edits: PendingEdits<Cell> = new Map();
  let link: 'up' | 'down' | 'cut' = 'up';
  const seen = new Map<string, ReadonlySet<string | null>>();
  let typing: { cell: Cell; bases: Bases; saw: ReadonlySet<string | null> } | undefined;
  /** The latest value this person put into each cell that they did not give up. */
  const wanted = new Map<string, string | null>();
  const running = new Set<Promise<unknown>>();

  const keep = (attempts: readonly Attempt[]): void => {
    for (const one of attempts) if (one.version >= (shown.get(one.scoreId)?.version ?? 0)) shown.set(one.scoreId, one);
  };

  /** Sends a request; `told` gets what the server answered, also where the answer never arrives. */
  async function call(told: Attempt[], method: string, path: string, body: object): Promise<void> {
    const now = link;
    if (now === 'down') throw new NetworkError('down');
    const answer = await api.send(method, path, { as, body });
    if (answer.status >= 400) throw new HttpError(answer.status, answer.body);
    told.push(...(answer.body.cells ?? [answer.body]));
    if (now === 'cut') throw new NetworkError('cut');
  }

  const adapter: GridAdapter<Cell> = {
    now: ({ record, column }) => ({
      value: valueOf(shown.get(record), column),
      version: shown.get(record)?.version ?? 0,
    }),
    versionKey: ({ record }) => record,
    nameOf: (record) => record,
    send: async (changeSet, kind) => {
      const told: Attempt[] = [];
      const byRecord = Map.groupBy(changeSet, ({ cell }) => cell.record);
      const changes = [...byRecord].map(([scoreId, changed]) => {
        const change: Record<string, unknown> = { scoreId };
        change.version = Math.min(...changed.map(({ version }) => version));
        for (const { cell, after } of changed)
          change[cell.column] = cell.column === 'memo' ? (after ?? '') : numberOf(after);
        return change;
      });
      const [first] = changes;
      const cell = changeSet[0]?.cell;
      try {
        if (changeSet.length > 1) {
          await call(told, 'PUT', '/wl-score/batch-update-score-or-status', { kind, changes });
        } else {
          const { scoreId, version, value, memo } = first ?? {};
          const path = `/wl-score/first/${scoreId}`;
          if (cell?.column === 'memo') await call(told, 'PATCH', `${path}/memo`, { version, memo });
          else await call(told, 'PATCH', `${path}/value/${value ?? 'none'}`, { version });
        }
        keep(told);
        const advances = told.map(({ scoreId, version }) => ({
          key: scoreId,
          from: Number(changes.find((change) => change.scoreId === scoreId)?.version),
          to: version,
        }));
        return { advances, changeSetId: null };
      } finally {
        for (const { cell: changedCell, after } of changeSet) {
          const attempt = told.find(({ scoreId }) => scoreId === changedCell.record);
          if (attempt === undefined) continue;
          const known = seen.get(`${keyOf(changedCell)} ${after}`) ?? new Set();
          stored.push({ author: as, cell: changedCell, version: attempt.version, value: after, seen: known });
        }
      }
    },
    conflicting: (changeSet, { id, field }) =>
      changeSet.filter(({ cell }) => cell.record === id && (field === undefined || field === cell.column)),
    textOf: (_cell, value) => value ?? '',
    goneMessage: '',
    count: () => '',
    stopReading: () => Promise.resolve(),
    reread: async () => keep(await readAll()),
  };
  const queue = new WriteQueue();
  const parts = {
    adapter,
    painted: () => Promise.resolve(),
    pending: {
      queue,
      put: (added: Parameters<typeof withEdits<Cell>>[1]) => void (edits = withEdits(edits, added)),
      drop: (dropped: readonly Cell[]) => void (edits = withoutEdits(edits, dropped)),
      saved: (written: ChangeSet<Cell>) =>
        void (edits = withoutEdits(
          edits,
          written.map(({ cell }) => cell),
        )),
    },
  };
  const screen = () => ({ adapter, edits: withOvertaken(edits, adapter) });

  /** What this person sees in a cell now: the value, and in a conflict both. */
  function visible(cell: Cell): Set<string | null> {
    const edit = screen().edits.get(keyOf(cell));
    const now = adapter.now(cell)?.value ?? null;
    if (!edit) return new Set([now]);
    if (edit.state === 'conflict') return new Set([edit.value, edit.conflict?.theirs || null, now]);
    // A failed value stands over the one it was based on, which was on screen before.
    return new Set(edit.state === 'failed' ? [edit.value, edit.base.value] : [edit.value]);
  }

  function note(changeSet: ChangeSet<Cell>, saw: (cell: Cell) => ReadonlySet<string | null> = visible): void {
    for (const { cell, after } of changeSet) {
      seen.set(`${keyOf(cell)} ${after}`, saw(cell));
      wanted.set(keyOf(cell), after);
    }
  }

  function send(changeSet: ChangeSet<Cell>, kind: 'edit' | 'paste', isChosen = false) {
    const sent = write(parts, { changeSet, kind, isChosen }).then((written) => {
      // A refused paste is told as a whole; only cells in conflict or failed stay as they were typed.
      if (!written && changeSet.length > 1) {
        for (const { cell } of changeSet) if (!edits.has(keyOf(cell))) wanted.delete(keyOf(cell));
      }
    });
    running.add(sent);
    void sent.finally(() => running.delete(sent));
    return sent;
  }

  return {
    as,
    get edits() {
      return edits;
    },
    shown,
    wanted,
    setLink: (next: typeof link) => void (link = next),
    begin: (cell: Cell): void => {
      const state = screen().edits.get(keyOf(cell))?.state;
      if (state === 'conflict') return;
      typing = { cell, bases: basesOf(screen(), [cell]), saw: visible(cell) };
    },
    commit: (value: string): void => {
      if (!typing) return;
      const { cell, bases, saw } = typing;
      typing = undefined;
      const changeSet = changesOf(screen(), [{ cell, value }], bases);
      note(changeSet, () => saw);
      void send(changeSet, 'edit');
    },
    paste: (entries: readonly { cell: Cell; value: string }[]): void => {
      const changeSet = changesOf(screen(), entries, new Map<string, Base>());
      note(changeSet);
      void send(changeSet, 'paste');
    },
    decide: (isRetry: boolean): void => {
      const edit = [...screen().edits.values()].find(isRefused);
      if (!edit) return;
      const key = keyOf(edit.cell);
      if (!isRetry) {
        edits = withoutEdits(edits, [edit.cell]);
        return void wanted.delete(key);
      }
      const changeSet = retryOf(adapter, edit);
      const before = seen.get(`${key} ${edit.value}`) ?? new Set();
      note(changeSet, (cell) => (edit.conflict ? visible(cell) : new Set([...before, ...visible(cell)])));
      void send(changeSet, 'edit', edit.conflict !== undefined);
    },
    turn: (kind: 'undo' | 'redo'): Promise<void> =>
      queue.alone(async () => {
        if (link !== 'up') return;
        const stack = stackOf(api);
        const changes = await stack.read(weekId, as);
        const change = kind === 'undo' ? lastDone(changes) : lastUndone(changes);
        if (!change) return;
        const { body } = await stack.undo(change.headId, as);
        keep(await readAll());
        for (const { cell, before, after, version } of await turned(body.changeSetId)) {
          stored.push({ author: as, cell, version, value: after, seen: new Set([before]) });
          // What one took back oneself is wanted no more.
          if (wanted.get(keyOf(cell)) === before) wanted.delete(keyOf(cell));
        }
      }),
    read: async (): Promise<void> => {
      const isWriting = [...edits.values()].some(({ state }) => state === 'saving');
      if (link === 'up' && !isWriting) keep(await readAll());
    },
    settle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

test(
  `of ${ACTIONS} actions of two people over breaking connections, no value is lost unseen`,
  { tags: ['sampled'] },
  async () => {
    const dice = diceOf(SEED);
    const people = [person('admin'), person('ta')] as const;
    let last = 0;
    // Each value is new, so that it tells who wrote it when.
    const fresh = (): string => String((last += 1) / 100);
    for (let step = 0; step < ACTIONS; step++) {
      const one = dice.pick(people);
      const act = dice.below(100);
      if (act < 25) one.begin(dice.pick(cells));
      else if (act < 50) one.commit(fresh());
      else if (act < 58) {
        const from = dice.below(cells.length - 3);
        one.paste(cells.slice(from, from + 3).map((cell) => ({ cell, value: fresh() })));
      } else if (act < 66) one.decide(dice.chance(60));
      else if (act < 70) await one.turn('undo');
      else if (act < 73) await one.turn('redo');
      else if (act < 80) one.setLink(dice.pick(['down', 'cut']));
      else if (act < 90) one.setLink('up');
      else await one.read();
      if (dice.chance(50)) await Promise.all(people.map(({ settle }) => settle()));
    }
    for (const one of people) one.setLink('up');
    for (const one of people) await one.settle();
    for (const one of people) await one.read();
    const final = new Map((await readAll()).map((attempt) => [attempt.scoreId, attempt]));

    expectSeen();
    for (const cell of cells) {
      const key = keyOf(cell);
      const now = valueOf(final.get(cell.record), cell.column);
      for (const one of people) {
        const wanted = one.wanted.get(key);
        if (wanted === undefined) continue;
        const isStored = stored.some(
          ({ author, cell: at, value }) => author === one.as && keyOf(at) === key && value === wanted,
        );
        // There, or still on its author's screen, or stored and then replaced by what that screen shows now.
        const isOnScreen = one.edits.get(key)?.value === wanted;
        const isSuperseded = isStored && valueOf(one.shown.get(cell.record), cell.column) === now;
        expect([key, one.as, wanted, now === wanted || isOnScreen || isSuperseded]).toEqual([
          key,
          one.as,
          wanted,
          true,
        ]);
      }
    }
    const authors = Map.groupBy(stored, ({ author }) => author);
    expect([...authors.values()].every((of) => of.length > ACTIONS / 20)).toBe(true);
  },
);

/** Every stored value replaced one that its author had seen in the cell. */
function expectSeen(): void {
  for (const of of Map.groupBy(stored, ({ cell }) => keyOf(cell)).values()) {
    const inOrder = of.toSorted((one, other) => one.version - other.version);
    for (const [at, { author, value, seen, version }] of inOrder.entries()) {
      const before = inOrder[at - 1];
      const replaced = before?.value ?? null;
      // One's own earlier values, and a value that was there already, overwrite nobody's.
      if (before?.author === author || value === replaced) continue;
      expect({ author, value, version, replaced, wasSeen: seen.has(replaced) }).toMatchObject({ wasSeen: true });
    }
  }
}
