// @module-tag timeless
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { addWeek, attendanceTypes, participantsOf, type ParticipantRow } from '../../../testing/rows.ts';

// Eight people mark one week at once. PGlite runs them one after another and gets fewer rounds; only the server of
// TEST_DATABASE_URL runs them at once.
const clients = 8;
const editsEach = process.env.TEST_DATABASE_URL === undefined ? 20 : 500;

interface Values {
  attTypeId?: string | null;
  memo?: string;
}

/** The result of one accepted request for one participant. */
interface Accepted {
  request: number;
  rowId: string;
  read: number;
  written: number;
  values: Values;
}

/** The state of a participant as a client last read it. */
type Belief = Pick<ParticipantRow, 'id' | 'studentId' | 'version' | 'attendanceTypeId' | 'memo'>;

let api: TestApi;
let types: string[];
let typeNames: ReadonlyMap<string | null, string | null>;
let week: Awaited<ReturnType<typeof addWeek>>;
beforeAll(async () => {
  api = await startApi();
  const named = await attendanceTypes(api);
  types = Object.values(named);
  typeNames = new Map([[null, null], ...Object.entries(named).map(([name, id]) => [id, name] as const)]);
  week = await addWeek(api, 90);
});
afterAll(() => api.close());

it(
  `${clients} people × ${editsEach} edits end as if made one after the other, and nobody's edit is lost unsaid`,
  { timeout: 600_000 },
  async () => {
    const accepted: Accepted[] = [];
    const told = { conflicts: 0, requests: 0 };
    const before = await participantsOf(api, week.id);
    const plans = fc.sample(edit(before.length), { numRuns: clients * editsEach, seed: 20261121 });
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const beliefs: Belief[] = before.map((row) => ({ ...row }));
        for (let step = 0; step < editsEach; step++) {
          const request = client * editsEach + step;
          const plan = plans[request];
          if (plan) await act(request, plan, beliefs, client % 2 ? 'ta' : 'admin', accepted, told);
        }
      }),
    );

    const after = await participantsOf(api, week.id);
    for (const row of after) expectChain(row, accepted);
    expect(inSomeOrder(accepted)).toBe(true);
    await expectAudited(accepted.filter(({ read, written }) => written > read).length, before);
    expect(told.conflicts).toBeGreaterThan(0);
    process.stdout.write(
      `${told.requests} requests: ${new Set(accepted.map(({ request }) => request)).size} accepted, ${told.conflicts} refused with both values\n`,
    );
  },
);

/** One random edit: the participants, the change, and whether they are read again first. */
const edit = (people: number) =>
  fc.record({
    rows: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(fc.nat(people - 1)) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.nat(people - 1), { minLength: 2, maxLength: 5 }) },
    ),
    type: fc.option(fc.nat(6), { freq: 8 }),
    memo: fc.string({ unit: fc.constantFrom('가', '나', '다', ' '), maxLength: 6 }),
    field: fc.constantFrom('mark', 'memo', 'both'),
  });

type Plan = typeof edit extends (people: number) => fc.Arbitrary<infer T> ? T : never;

/** Sends an edit from the state in `beliefs`, and updates that from the answer. */
async function act(
  request: number,
  { rows, type, memo, field }: Plan,
  beliefs: Belief[],
  as: 'ta' | 'admin',
  accepted: Accepted[],
  told: { conflicts: number; requests: number },
): Promise<void> {
  const named = rows.flatMap((at) => beliefs[at] ?? []);
  const attTypeId = type === null ? null : (types[type] ?? null);
  const values: Values = {};
  if (field !== 'memo') values.attTypeId = attTypeId;
  if (field !== 'mark') values.memo = memo.trim();
  const read = new Map(named.map(({ id, version }) => [id, version]));
  const { status, body } = await send(named, values, as);
  told.requests++;
  if (status === 409) {
    told.conflicts++;
    expect(body.code).toBe('version-conflict');
    expect(body.conflicts.length).toBeGreaterThan(0);
    for (const conflict of body.conflicts) {
      const mine = conflict.field === 'memo' ? values.memo : typeNames.get(values.attTypeId ?? null);
      expect(conflict).toMatchObject({ mine, changedBy: expect.any(String), changedAt: expect.any(String) });
      expect(conflict.theirVersion).toBeGreaterThan(read.get(conflict.id) ?? Infinity);
      const belief = beliefs.find(({ id }) => id === conflict.id);
      if (belief) belief.version = conflict.theirVersion;
    }
    return;
  }
  expect(status, JSON.stringify(body)).toBe(200);
  const marks: { id: string; version: number }[] = 'changed' in body ? body.changed : [body];
  expect(marks.map(({ id }) => id).toSorted()).toEqual([...read.keys()].toSorted());
  for (const { id, version } of marks) {
    accepted.push({ request, rowId: id, read: read.get(id) ?? 0, written: version, values });
    const belief = beliefs.find((row) => row.id === id);
    if (belief) belief.version = version;
  }
}

function send(named: readonly Belief[], values: Values, as: 'ta' | 'admin') {
  const [only] = named;
  if (named.length > 1 || !only || Object.keys(values).length > 1) {
    const changes = named.map(({ id, version }) => ({ participantId: id, version, ...values }));
    return api.call('PUT', `${week.path}/attendance/bulk`, { as, body: { changes } });
  }
  if (values.memo !== undefined) {
    const body = { version: only.version, memo: values.memo };
    return api.call('PUT', `${week.path}/student-memo/${only.studentId}`, { as, body });
  }
  const path = `${week.path}/attendance/${only.studentId}/${values.attTypeId ?? 'none'}` as const;
  return api.call('PUT', path, { as, body: { version: only.version } });
}

/** Each accepted edit of a row changed exactly the version its author had read, and replaying them gives the row as it is. */
function expectChain(row: ParticipantRow, accepted: readonly Accepted[]): void {
  const edits = accepted.filter(({ rowId }) => rowId === row.id);
  const effective = edits.filter(({ read, written }) => written > read).toSorted((a, b) => a.written - b.written);
  expect(effective.map(({ written }) => written)).toEqual(effective.map((_, at) => at + 2));
  expect(effective.map(({ read }) => read)).toEqual(effective.map((_, at) => at + 1));
  const start: Required<Values> = { attTypeId: null, memo: '' };
  const end = effective.reduce((state, { values }) => ({ ...state, ...values }), start);
  expect({ attTypeId: row.attendanceTypeId, memo: row.memo, version: row.version }).toEqual({
    ...end,
    version: effective.length + 1,
  });
}

/** True when one order of all requests agrees with the order of the versions in every row. */
function inSomeOrder(accepted: readonly Accepted[]): boolean {
  const after = new Map<number, Set<number>>();
  const waiting = new Map<number, number>();
  for (const { request } of accepted) waiting.set(request, 0);
  for (const edits of Map.groupBy(accepted, ({ rowId }) => rowId).values()) {
    const order = edits.filter(({ read, written }) => written > read).toSorted((a, b) => a.written - b.written);
    for (const [at, { request }] of order.entries()) {
      const next = order[at + 1]?.request;
      const followers = after.get(request) ?? new Set();
      after.set(request, followers);
      if (next === undefined || followers.has(next)) continue;
      followers.add(next);
      waiting.set(next, (waiting.get(next) ?? 0) + 1);
    }
  }
  const ready = [...waiting].filter(([, count]) => count === 0).map(([request]) => request);
  let done = 0;
  for (let request = ready.pop(); request !== undefined; request = ready.pop()) {
    done++;
    for (const next of after.get(request) ?? []) {
      const left = (waiting.get(next) ?? 0) - 1;
      waiting.set(next, left);
      if (left === 0) ready.push(next);
    }
  }
  return done === waiting.size;
}

/** The audit log has one entry for each edit that changed something. */
async function expectAudited(edits: number, rows: readonly ParticipantRow[]): Promise<void> {
  const [counted] = await api.deps.db.sql.query<{ count: number }>(
    `select count(*)::integer as count from audit_log where table_name = 'participants' and action = 'UPDATE' and row_id = any($1)`,
    [rows.map(({ id }) => id)],
  );
  expect(counted?.count).toBe(edits);
}
