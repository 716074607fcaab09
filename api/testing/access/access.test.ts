// @module-tag tree
import { afterAll, describe, expect, it } from 'vitest';
import { readPrimaryKeys } from '#hasura/catalog.ts';
import { files } from '#hasura/testing/migrated.node.ts';
import { trackedTables } from '#hasura/trackedTables.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { staff, students } from '#mocks/cast.ts';
import { startApi } from '../api.ts';
import { addRareRows } from '../rareRows.ts';
import { lateTokens } from './lateTokens.ts';
import { callers, restOutcome, roleOf, rootOutcomes, type Caller, type RestOutcome } from './outcomes.ts';
import { rootReader, rootsOf } from './rootReader.ts';

// One test an operation or root, which tells all callers whose outcome is another. Opened while tests are collected, because the tables name the tests.
const api = await startApi();
await addRareRows(api.deps.db.sql);
const engine = await api.deps.engine();
const tables = engine.tables();
const keyed = new Set((await readPrimaryKeys(api.deps.db.sql)).map(({ table }) => table));
/** The root fields of each role's schema. */
const roots = new Map(engine.roles.map((role) => [role, rootsOf(engine.sdl(role))]));
const tracked = new Map(trackedTables(files).map((table) => [table.table.name, table]));
const outcomes = Object.fromEntries(
  callers.map((caller) => {
    const role = roleOf[caller];
    return [caller, role === null ? new Map() : rootOutcomes(role, tracked, tables, keyed)];
  }),
) as Record<Caller, ReturnType<typeof rootOutcomes>>;
const allRoots = [...new Set(callers.flatMap((caller) => [...outcomes[caller].keys()]))].sort();
afterAll(() => api.close());

const late = await lateTokens(api);
const preview = await api.call('POST', `/students/${students.minsu.id}/preview`, { as: 'ta' });
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
  preview: { token: preview.body.accessToken },
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
  preview: students.minsu.id,
};
/** Visitors ask from a network each: nobody has an allowance for all that is asked here. */
const as = (caller: Caller) => ({
  as: people[caller],
  headers: { 'x-forwarded-for': `198.18.${rowsOf.graphql >> 8}.${rowsOf.graphql & 255}` },
});
/** Rows of the tables below, so that one that is not generated any more is missed. */
const rowsOf = { rest: 0, graphql: 0 };

describe('REST', () => {
  it.each(Object.keys(operations) as OperationId[])('%s', async (operationId) => {
    const actual: Partial<Record<Caller, unknown>> = {};
    for (const caller of callers) actual[caller] = await callRest(operationId, caller);
    expect(actual).toEqual(byCaller((caller) => restOutcome(operationId, caller)));
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

  it.each(allRoots)('%s', async (root) => {
    const read = await rootReader(api, root, tables);
    const actual: Partial<Record<Caller, unknown>> = {};
    const expected: typeof actual = {};
    for (const caller of callers) {
      rowsOf.graphql++;
      const outcome = roleOf[caller] === null ? 401 : (outcomes[caller].get(root) ?? 'absent');
      const person = { ...as(caller), id: ids[caller], role: roleOf[caller] };
      [actual[caller], expected[caller]] = await read(outcome, person, caller === 'preview');
    }
    expect(actual).toEqual(expected);
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

function byCaller<Value>(valueOf: (caller: Caller) => Value): Record<Caller, Value> {
  return Object.fromEntries(callers.map((caller) => [caller, valueOf(caller)])) as Record<Caller, Value>;
}

async function callRest(operationId: OperationId, caller: Caller): Promise<RestOutcome | string> {
  rowsOf.rest++;
  const { access: level, method, path } = operations[operationId];
  // Unknown ids and an empty body, so that an allowed call changes nothing.
  const url = path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
  const sender = endsSessions.has(operationId) ? { as: await freshSession(caller) } : as(caller);
  const { status, body } = await api.send(method, url, { ...sender, body: method === 'GET' ? undefined : {} });
  // People of the cast sign in again after this.
  if (endsSessions.has(operationId)) api.wait(0);
  if (status >= 500) return `${status} ${JSON.stringify(body)}`;
  if (body?.code === 'preview-read-only') return body.code;
  // Public operations check a cookie or a password themselves, and may answer 401 to it.
  return level !== 'public' && (status === 401 || status === 403) ? status : 'pass';
}

/** A session of its own, so that ending it does not end that of the tests after it. */
async function freshSession(caller: Caller) {
  const person = people[caller];
  if (caller === 'temporary') return api.signIn(late.temporaryLoginId);
  return typeof person === 'string' ? api.signIn(cast[person].loginId) : person;
}
