import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableInfo } from '#engine';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { staff, students } from '#mocks/cast.ts';
import { ownRows } from './ownRows.ts';
import { graphqlAccess } from './roots/index.ts';
import { actors, restAccess } from './operations.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import { addRareRows } from '../testing/rareRows.ts';

let api: TestApi;
let tables: readonly TableInfo[];
/** The root fields of each role's schema. */
let roots: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  api = await startApi();
  await addRareRows(api.deps.db.sql);
  const engine = await api.deps.engine();
  tables = engine.tables();
  roots = new Map(engine.roles.map((role) => [role, rootsOf(engine.sdl(role))]));
});
afterAll(() => api.close());

type ActorName = (typeof actors)[number];
const people: Record<ActorName, Person | undefined> = {
  anonymous: undefined,
  student: 'minsu',
  otherStudent: 'geonu',
  ta: 'ta',
  manager: 'taAdmin',
};
const roles = { anonymous: 'anonymous', student: 'student', otherStudent: 'student', ta: 'ta', manager: 'manager' };
const ids = {
  anonymous: null,
  student: students.minsu.id,
  otherStudent: students.geonu.id,
  ta: staff.ta.id,
  manager: staff.taAdmin.id,
};
const as = (actor: ActorName) => (people[actor] ? { as: people[actor] } : {});

describe.each(Object.keys(operations) as OperationId[])('REST %s', (operationId) => {
  const { method, path } = operations[operationId];
  // Ids of nothing and an empty body: whoever is let in changes nothing.
  const url = path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());

  it.each(actors)('%s', async (actor) => {
    const expected = restAccess[operationId][actors.indexOf(actor)];
    // Signing out ends a session of its own, not the one of the tests after it.
    const sender = operationId === 'logout' && actor !== 'anonymous' ? { as: await freshSession(actor) } : as(actor);
    const { status, body } = await api.call(method, url, { ...sender, ...(method !== 'GET' && { body: {} }) });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    // Public operations check a cookie or a password themselves, and may answer 401 to it.
    const refused = [401, 403].includes(status) && operations[operationId].access !== 'public';
    expect(refused ? status : 'pass').toBe(expected);
  });
});

describe('GraphQL', () => {
  it('has a row for every root of every role, and no row for a root that is gone', () => {
    expect([...new Set([...roots.values()].flat())].sort()).toEqual(Object.keys(graphqlAccess).sort());
  });

  it('lets no role read a password hash, a token or a reset', async () => {
    const engine = await api.deps.engine();
    for (const role of engine.roles) {
      expect(engine.sdl(role)).not.toMatch(
        /passwordHash|password_hash|refreshTokens|refresh_tokens|passwordResets|sessionEpoch/,
      );
    }
  });

  describe.each(Object.entries(graphqlAccess))('%s', (root, outcomes) => {
    it.each(actors)('%s', async (actor) => {
      const expected = outcomes[actors.indexOf(actor)];
      expect(roots.get(roles[actor])?.includes(root)).toBe(expected !== 'absent');
      if (expected === 'absent') {
        const { body } = await api.gql(`{ ${root} { __typename } }`, as(actor));
        expect(body.errors?.[0]?.extensions.code).toBe('validation-failed');
      } else if (expected !== 'allowed') {
        await expectRows(root, actor, expected === 'all');
      }
    });
  });
});

// Reads a root as somebody and compares with what the rules give them, asked of the database directly.
async function expectRows(root: string, actor: ActorName, everything: boolean): Promise<void> {
  const table = root.replace(/_(by_pk|aggregate)$/, '');
  const info = tables.find(({ graphqlName }) => graphqlName === table);
  if (!info) throw new Error(`${table} is no table`);
  const key = keys[table] ?? 'id';
  const sqlKey = info.columns.find(({ graphqlName }) => graphqlName === key)?.name ?? 'id';
  const all = await column(`select ${sqlKey}::text as id from ${info.name}`);
  const given = everything ? all : await column(ownRows[table] ?? '', [ids[actor]]);
  expect(all.length, 'the demo world must have rows to hide').toBeGreaterThan(0);

  if (root.endsWith('_aggregate')) {
    const { body } = await api.gql(`{ ${root} { aggregate { count } } }`, as(actor));
    expect(body.data[root].aggregate.count).toBe(given.length);
  } else if (root.endsWith('_by_pk')) {
    for (const id of [given[0], all.find((other) => !given.includes(other))]) {
      if (id === undefined || table === 'userTags' || table === 'scoreCellLocks') continue;
      const { body } = await api.gql(`{ ${root}(${key}: "${id}") { ${key} } }`, as(actor));
      expect(body.data[root]?.[key]).toBe(given.includes(id) ? id : undefined);
    }
  } else {
    const { body } = await api.gql(`{ ${root}(limit: 100000) { ${key} } }`, as(actor));
    const rows = (body.data[root] as Record<string, string>[]).map((row) => row[key] ?? '');
    // A role's limit may cut the list, but not add to it.
    expect(rows).toHaveLength(Math.min(given.length, roles[actor] === 'student' ? 100 : 10_000));
    expect(rows.filter((id) => !given.includes(id))).toEqual([]);
  }
}

const keys: Record<string, string> = {
  attendanceRates: 'studentId',
  examItems: 'questionId',
  examQuestionStatistics: 'examId',
  examStatistics: 'examId',
  omrLedgers: 'examId',
  representativeLectures: 'studentId',
  scoreAnswers: 'attemptId',
  scoreCellLocks: 'scoreId',
  scoreRanks: 'scoreId',
  scoreTrends: 'scoreId',
  studentSearch: 'studentId',
  studentTimeline: 'refId',
  userTags: 'userId',
  videoViewings: 'videoId',
  weekAttendanceRates: 'weeklyLectureId',
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

function freshSession(actor: Exclude<ActorName, 'anonymous'>) {
  const loginIds = { student: students.minsu, otherStudent: students.geonu, ta: staff.ta, manager: staff.taAdmin };
  return api.signIn(loginIds[actor].loginId);
}
