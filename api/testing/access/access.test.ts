import { afterAll, describe, expect, it } from 'vitest';
import { readPrimaryKeys } from '#hasura/catalog.ts';
import { access } from '#hasura/testing/expectedAccess.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { staff, students } from '#mocks/cast.ts';
import { startApi } from '../api.ts';
import { addRareRows } from '../rareRows.ts';
import { lateTokens } from './lateTokens.ts';
import { callers, restOutcome, roleOf, rootOutcomes, type Caller } from './outcomes.ts';
import { ownRows } from './ownRows.ts';

// Opened while tests are collected, because the tables name the tests.
const api = await startApi();
await addRareRows(api.deps.db.sql);
const engine = await api.deps.engine();
const tables = engine.tables();
const keyed = new Set((await readPrimaryKeys(api.deps.db.sql)).map(({ table }) => table));
/** The root fields of each role's schema. */
const roots = new Map(engine.roles.map((role) => [role, rootsOf(engine.sdl(role))]));
const outcomes = Object.fromEntries(
  callers.map((caller) => {
    const role = roleOf[caller];
    return [caller, role === null ? new Map() : rootOutcomes(role, access, tables, keyed)];
  }),
) as Record<Caller, ReturnType<typeof rootOutcomes>>;
const allRoots = [...new Set(callers.flatMap((caller) => [...outcomes[caller].keys()]))].sort();
afterAll(() => api.close());

const late = await lateTokens(api);
const people = {
  anonymous: undefined,
  student: 'minsu',
  classmate: 'seoyeon',
  otherStudent: 'geonu',
  ta: 'ta',
  taAdmin: 'taAdmin',
  manager: 'admin',
  inactive: late.inactive,
  temporary: late.temporary,
} as const satisfies Record<Caller, unknown>;
const cast = { ...staff, ...students };
const ids: Record<Caller, string | null> = {
  anonymous: null,
  student: students.minsu.id,
  classmate: students.seoyeon.id,
  otherStudent: students.geonu.id,
  ta: staff.ta.id,
  taAdmin: staff.taAdmin.id,
  manager: staff.admin.id,
  inactive: null,
  temporary: null,
};
/** Visitors ask from a network each: nobody has an allowance for all that is asked here. */
const as = (caller: Caller) => ({
  as: people[caller],
  headers: { 'x-forwarded-for': `198.18.${rowsOf.graphql >> 8}.${rowsOf.graphql & 255}` },
});
/** Rows of the tables below, so that one that is not generated any more is missed. */
const rowsOf = { rest: 0, graphql: 0 };

describe.each(Object.keys(operations) as OperationId[])('REST %s', (operationId) => {
  const { access: level, method, path } = operations[operationId];
  // Unknown ids and an empty body, so that an allowed call changes nothing.
  const url = path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());

  it.each(callers)('%s', async (caller) => {
    rowsOf.rest++;
    const sender = endsSessions.has(operationId) ? { as: await freshSession(caller) } : as(caller);
    const { status, body } = await api.call(method, url, { ...sender, body: method === 'GET' ? undefined : {} });
    // People of the cast sign in again after this.
    if (endsSessions.has(operationId)) api.wait(0);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    // Public operations check a cookie or a password themselves, and may answer 401 to it.
    const refused = [401, 403].includes(status) && level !== 'public';
    expect(refused ? status : 'pass').toBe(restOutcome(operationId, caller));
  });
});

/** What ends one's session. */
const endsSessions: ReadonlySet<OperationId> = new Set(['logout']);

describe('GraphQL', () => {
  it.each(callers)('%s has the roots that are expected, and no other', (caller) => {
    const role = roleOf[caller];
    const given = role === null ? [] : roots.get(role);
    expect(given?.toSorted()).toEqual([...outcomes[caller].keys()].toSorted());
  });

  it('lets no role read a password hash, a token or a reset', () => {
    for (const role of engine.roles) {
      expect(engine.sdl(role)).not.toMatch(
        /passwordHash|password_hash|refreshTokens|refresh_tokens|passwordResets|sessionEpoch/,
      );
    }
  });

  describe.each(allRoots)('%s', (root) => {
    it.each(callers)('%s', async (caller) => {
      rowsOf.graphql++;
      const outcome = outcomes[caller].get(root);
      if (roleOf[caller] === null) {
        expect((await api.gql(`{ ${root} { __typename } }`, as(caller))).status).toBe(401);
      } else if (outcome === undefined) {
        const { body } = await api.gql(`{ ${root} { __typename } }`, as(caller));
        expect(body.errors?.[0]?.extensions.code).toBe('validation-failed');
      } else if (outcome !== 'allowed') {
        await expectRows(root, caller, outcome === 'all');
      }
    });
  });
});

// Last: both tables are whole, counted from the sources and not from what was generated of them.
it('has a row for every operation and every root of every caller', () => {
  const calls = Object.values(contract.paths).flatMap((methods) =>
    Object.keys(methods).filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method)),
  );
  const allowed = new Set([...roots.values()].flat());
  process.stdout.write(
    `permission matrix: ${calls.length} operations and ${allowed.size} roots × ${callers.length} callers = ${rowsOf.rest + rowsOf.graphql} rows\n`,
  );
  expect(rowsOf).toEqual({ rest: calls.length * callers.length, graphql: allowed.size * callers.length });
});

// Reads a root as somebody and compares with what the rules give them, asked of the database directly.
async function expectRows(root: string, caller: Caller, everything: boolean): Promise<void> {
  const table = root.replace(/_(by_pk|aggregate)$/, '');
  const info = tables.find(({ graphqlName }) => graphqlName === table);
  if (!info) throw new Error(`${table} is no table`);
  const key = keys[table] ?? 'id';
  const sqlKey = info.columns.find(({ graphqlName }) => graphqlName === key)?.name ?? 'id';
  const all = await column(`select ${sqlKey}::text as id from ${info.name}`);
  const given = everything ? all : await column(ownRows[table] ?? '', [ids[caller]]);
  expect(all.length, 'the demo world must have rows to hide').toBeGreaterThan(0);

  if (root.endsWith('_aggregate')) {
    const { body } = await api.gql(`{ ${root} { aggregate { count } } }`, as(caller));
    expect(body.data[root].aggregate.count).toBe(given.length);
  } else if (root.endsWith('_by_pk')) {
    for (const id of [given[0], all.find((other) => !given.includes(other))]) {
      if (id === undefined || table === 'userTags' || table === 'scoreCellLocks') continue;
      const { body } = await api.gql(`{ ${root}(${key}: "${id}") { ${key} } }`, as(caller));
      expect(body.data[root]?.[key]?.toString()).toBe(given.includes(id) ? id : undefined);
    }
  } else {
    const { body } = await api.gql(`{ ${root}(limit: 100000) { ${key} } }`, as(caller));
    const rows = (body.data[root] as Record<string, string | number>[]).map((row) => String(row[key]));
    // A role's limit may cut the list, but not add to it.
    expect(rows).toHaveLength(
      Math.min(given.length, ['student', 'anonymous'].includes(roleOf[caller] ?? '') ? 100 : 10_000),
    );
    expect(rows.filter((id) => !given.includes(id))).toEqual([]);
  }
}

const keys: Record<string, string> = {
  attendanceRates: 'studentId',
  boardAuthors: 'postId',
  consentStates: 'studentId',
  examItems: 'questionId',
  examQuestionStatistics: 'examId',
  examStatistics: 'examId',
  notificationPreferences: 'kind',
  omrLedgers: 'examId',
  pendingTerms: 'versionId',
  representativeLectures: 'studentId',
  retentionCandidates: 'studentId',
  scoreAnswers: 'attemptId',
  scoreCellLocks: 'scoreId',
  scoreRanks: 'scoreId',
  scoreTrends: 'scoreId',
  studentSearch: 'studentId',
  studentTimeline: 'refId',
  userTags: 'userId',
  videoParts: 'videoId',
  videoReaders: 'videoId',
  videoViewings: 'videoId',
  weekAttendanceRates: 'weeklyLectureId',
  wordAssignmentReaders: 'assignmentId',
  wordPaces: 'studentId',
};

async function column(sql: string, params: unknown[] = []): Promise<string[]> {
  const rows = await api.deps.db.sql.query<{ id: string }>(sql, sql.includes('$1') ? params : []);
  return rows.map(({ id }) => id).sort();
}

function rootsOf(sdl: string): string[] {
  return [...sdl.matchAll(/^type (?:query|mutation)_root \{\n([^]*?)^\}/gm)]
    .flatMap(([, fields = '']) => [...fields.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name))
    .filter((name) => name !== 'no_queries_available');
}

/** A session of its own, so that ending it does not end that of the tests after it. */
async function freshSession(caller: Caller) {
  const person = people[caller];
  if (caller === 'temporary') return api.signIn(late.temporaryLoginId);
  return typeof person === 'string' ? api.signIn(cast[person].loginId) : person;
}
