// @module-tag timeless
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { diceOf, type Dice } from '../../testing/random/dice.ts';
import type { Cell, CellChange } from './cells/cell.ts';

// Eight people work in one gradebook at once. PGlite runs them one after another and gets fewer rounds; only the
// server of TEST_DATABASE_URL runs them at once.
const clients = 8;
const editsEach = process.env.TEST_DATABASE_URL === undefined ? 20 : 2000;

type Belief = Pick<Cell, 'scoreId' | 'version' | 'scoreVersion'>;

/** A cell before and after one accepted request. */
interface Accepted {
  isStatus: boolean;
  read: Belief;
  written: Cell;
}

type Counts = Record<'accepted' | 'conflicts' | 'refused' | 'regrades' | 'expired', number>;

let api: TestApi;
let exam: Awaited<ReturnType<typeof addExam>>;
beforeAll(async () => {
  api = await startApi();
  exam = await addExam(api, 95, { cutline: 60, points: [50, 50] });
});
afterAll(() => api.close());

it(
  `${clients} people × ${editsEach} edits end as if made one after the other, and nobody's edit is lost unsaid`,
  { timeout: 1_800_000 },
  async () => {
    const accepted: Accepted[] = [];
    const counts = { accepted: 0, conflicts: 0, refused: 0, regrades: 0, expired: 0 };
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const beliefs = exam.scores.map(({ id, version }) => ({ scoreId: id, version: 0, scoreVersion: version }));
        for (let step = 0; step < editsEach; step++) {
          const dice = diceOf(client * editsEach + step + 1);
          if (dice.chance(2)) await regrade(dice, counts);
          else if (dice.chance(2)) await expireLocks(counts);
          else await act(beliefs, dice, client % 2 ? 'ta' : 'admin', accepted, counts);
        }
      }),
    );
    const final = await cellsOf(exam.scores.map(({ id }) => id));
    const regraded = await lastChangedByRegrade(final);
    for (const cell of final) expectChain(cell, accepted, regraded.has(cell.id ?? ''));
    await expectReplay('score_attempts', new Map(final.map((cell) => [cell.id ?? '', cell])));
    expect(counts.accepted).toBeGreaterThan(0);
    expect(counts.conflicts).toBeGreaterThan(0);
    expect(counts.regrades).toBeGreaterThan(0);
    process.stdout.write(`${JSON.stringify(counts)}\n`);
  },
);

/** Sends a random edit, paste or change of status from the state in `beliefs`, and updates that from the answer. */
async function act(
  beliefs: Belief[],
  dice: Dice,
  as: 'ta' | 'admin',
  accepted: Accepted[],
  counts: Counts,
): Promise<void> {
  const named = dice.chance(70) ? [dice.pick(beliefs)] : beliefs.filter(() => dice.chance(60));
  if (named.length === 0) return;
  const read = named.map((belief) => ({ ...belief }));
  const changes = named.map((belief) => changeOf(belief, dice));
  if (dice.chance(10))
    await api.call('POST', '/wl-score/cell-lock/request', { as, body: { scoreId: named[0]!.scoreId } });
  // A re-grade only affects attempts with answers.
  const isAnswers = named.length === 1 && dice.chance(20);
  const answers = {
    scoreId: read[0]!.scoreId,
    version: read[0]?.version,
    answers: [1, 2].map(() => 1 + dice.below(5)),
  } satisfies Sent<'enterAnswers'>;
  const { status, body } = isAnswers
    ? await api.call('POST', '/wl-score/manual-entry', { as, body: answers })
    : await api.call('PUT', '/wl-score/batch-update-score-or-status', { as, body: { changes } });
  if (status === 200) {
    counts.accepted++;
    if (isAnswers) for (const change of changes) delete change.status;
    for (const [at, cell] of ('cells' in body ? body.cells : [body]).entries()) {
      const before = read[at];
      if (before) accepted.push({ isStatus: changes[at]?.status !== undefined, read: before, written: cell });
      learn(beliefs, cell);
    }
    return;
  }
  expect([409, 422], JSON.stringify(body)).toContain(status);
  counts[body.code === 'version-conflict' ? 'conflicts' : 'refused']++;
  if (body.code === 'version-conflict') {
    expect(body.conflicts.length).toBeGreaterThan(0);
    for (const { changedBy, changedAt } of body.conflicts) expect([changedBy, changedAt]).not.toContain(null);
  }
  // After a refusal the client reads again, as a screen does.
  for (const cell of await cellsOf(named.map(({ scoreId }) => scoreId))) learn(beliefs, cell);
}

/** Changes the key of the exam and re-grades it while others write. */
async function regrade(dice: Dice, counts: Counts): Promise<void> {
  const { version } = await api.deps.db.kysely
    .selectFrom('exams')
    .select('version')
    .where('id', '=', exam.id)
    .executeTakeFirstOrThrow();
  const questions = [1, 2].map((number) => ({ number, answer: 1 + dice.below(5), points: 50 }));
  const { status, body } = await api.call('POST', `/wl-exam/${exam.id}/re-grade`, {
    as: 'admin',
    body: { version, questions, dryRun: false },
  });
  expect([200, 409], JSON.stringify(body)).toContain(status);
  counts[status === 200 ? 'regrades' : 'conflicts']++;
}

/** Expires all cell locks. */
async function expireLocks(counts: Counts): Promise<void> {
  await api.deps.db.kysely
    .updateTable('score_cell_locks')
    .set({ renewed_at: new Date(0), expires_at: new Date(30_000) })
    .execute();
  counts.expired++;
}

/** The attempts without a write since the last re-grade changed them; a derived grade is no write. */
async function lastChangedByRegrade(final: readonly Cell[]): Promise<ReadonlySet<string>> {
  const rows = await api.deps.db.kysely
    .selectFrom('audit_log')
    .leftJoin('change_sets', 'change_sets.id', 'change_set_id')
    .distinctOn('row_id')
    .select(['row_id', 'kind'])
    .where('table_name', '=', 'score_attempts')
    .where(
      'row_id',
      'in',
      final.flatMap(({ id }) => id ?? []),
    )
    .where(sql<boolean>`before ->> 'version' is distinct from after ->> 'version'`)
    .orderBy('row_id')
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .execute();
  return new Set(rows.flatMap((row) => (row.kind === 'REGRADE' ? [row.row_id] : [])));
}

function changeOf({ scoreId, version, scoreVersion }: Belief, dice: Dice): CellChange {
  if (dice.chance(15))
    return { scoreId, scoreVersion, status: dice.pick(['NONE', 'TAKEN', 'ABSENT', 'EXEMPT'] as const) };
  if (dice.chance(20)) return { scoreId, version, memo: `메모 ${dice.below(5)}` };
  if (dice.chance(10)) return { scoreId, version, deliveryType: dice.pick(['ONSITE', 'ONLINE', 'HOME'] as const) };
  return { scoreId, version, value: dice.chance(10) ? null : dice.below(101) };
}

function learn(beliefs: Belief[], { scoreId, version, scoreVersion }: Cell): void {
  const belief = beliefs.find((known) => known.scoreId === scoreId);
  Object.assign(belief ?? {}, { version, scoreVersion });
}

async function cellsOf(scoreIds: readonly string[]): Promise<Cell[]> {
  const { body } = await api.gql(
    `query ($ids: [uuid!]!) { scores(where: { id: { _in: $ids } }) { id status version
      attempts(where: { retakeNumber: { _eq: 0 } }) { id value deliveryType clinicStatus memo grade gradeScale version } } }`,
    { as: 'admin', variables: { ids: scoreIds } },
  );
  return body.data.scores.map(
    ({ id, status, version, attempts: [first] }: Record<string, never> & { attempts: Cell[] }) => ({
      value: null,
      deliveryType: 'ONSITE',
      clinicStatus: 'NONE',
      memo: '',
      grade: null,
      gradeScale: null,
      version: 0,
      ...first,
      id: first?.id ?? null,
      scoreId: id,
      retakeNumber: 0,
      status,
      scoreVersion: version,
    }),
  );
}

/** Nobody overwrote a version they had not read, and the stored value is the last one written. */
function expectChain(cell: Cell, accepted: readonly Accepted[], isRegraded: boolean): void {
  const own = accepted.filter(({ written }) => written.scoreId === cell.scoreId);
  for (const field of ['version', 'scoreVersion'] as const) {
    const steps = own
      .filter(({ isStatus }) => isStatus === (field === 'scoreVersion'))
      .map(({ read, written }) => ({ from: read[field], to: written[field] }))
      .filter(({ from, to }) => to > from)
      .toSorted((one, other) => one.from - other.from);
    for (const [at, { from }] of steps.entries()) expect(from).toBeGreaterThanOrEqual(steps[at - 1]?.to ?? 0);
  }
  // Every change raises one of the two.
  const last = own.toSorted((one, other) => age(one.written) - age(other.written)).at(-1)?.written;
  // If a re-grade wrote last, the replay below compares its value.
  if (last && isRegraded) expect(age(cell)).toBeGreaterThanOrEqual(age(last));
  else if (last) expect({ ...cell, grade: null, gradeScale: null }).toEqual({ ...last, grade: null, gradeScale: null });
}

const age = ({ version, scoreVersion }: Belief): number => version + scoreVersion;

/** Each log row starts from the result of the previous one, and the last one equals the stored row. */
async function expectReplay(table: string, final: ReadonlyMap<string, Cell>): Promise<void> {
  const rows = await api.deps.db.kysely
    .selectFrom('audit_log')
    .select(['row_id', 'before', 'after'])
    .where('table_name', '=', table)
    .where('row_id', 'in', [...final.keys()])
    .orderBy('at')
    .execute();
  const states = new Map<string, unknown>();
  for (const { row_id, before, after } of rows) {
    expect(untimed(before)).toEqual(states.get(row_id) ?? null);
    states.set(row_id, untimed(after));
  }
  for (const [id, cell] of final) {
    if (id === '') continue;
    expect(states.get(id)).toMatchObject({ value: cell.value, memo: cell.memo, version: cell.version });
  }
}

/** Writing the same value changes nothing but the time. */
function untimed(row: unknown): unknown {
  const { updated_at: _, ...values } = (row ?? {}) as Record<string, unknown>;
  return row === null ? null : values;
}
