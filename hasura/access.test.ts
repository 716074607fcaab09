import { buildSchema, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, TableInfo } from '#engine';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { readTables } from './catalog.ts';
import { engineOn, files, openMigrated } from './testing/migrated.node.ts';
import { access } from './testing/expectedAccess.ts';
import { trackedTables } from './trackedTables.ts';
import { roles, type Role } from './testing/accessFormat.ts';
import { expected, given } from './testing/wholeAccess.ts';

const tracked = new Map(trackedTables(files).map((table) => [table.table.name, table]));

let db: PGliteDatabase;
let engine: Engine;
let tables: Map<string, TableInfo>;
let schemas: Record<Role, GraphQLSchema>;
beforeAll(async () => {
  db = await openMigrated();
  engine = await engineOn(db);
  tables = new Map(engine.tables().map((table) => [table.name, table]));
  schemas = byRole((role) => buildSchema(engine.sdl(role)));
});
afterAll(() => db.close());

it('is written down for every table and view, and for nothing else', async () => {
  const tables = (await readTables(db.sql)).map(({ name }) => name);
  expect(Object.keys(access).toSorted()).toEqual(tables.toSorted());
});

it('is written down for every role', () => {
  expect(engine.roles.toSorted()).toEqual(roles.toSorted());
});

describe.each(Object.keys(access))('%s', (name) => {
  const whole = byRole((role) => expected(role, access[name]?.[role] ?? {}));

  it('the metadata gives what is written', () => {
    expect(facts(byRole((role) => given(role, tracked.get(name))))).toEqual(facts(whole));
  });

  it('the schema has what is written', () => {
    const table = tables.get(name);
    if (!table) return expect(access[name], 'an untracked table gives nothing to anybody').toEqual({});
    const written = byRole((role) => {
      const { read, insert, update, delete: remove } = whole[role];
      return {
        read: read?.columns ?? null,
        aggregates: (read?.aggregates && rootShown(read.roots, 'select_aggregate')) ?? false,
        insert: insert?.columns ?? null,
        update: update?.columns ?? null,
        delete: remove !== null,
      };
    });
    expect(facts(byRole((role) => offered(schemas[role], table)))).toEqual(facts(written));
  });
});

function byRole<Value>(valueOf: (role: Role) => Value): Record<Role, Value> {
  return Object.fromEntries(roles.map((role) => [role, valueOf(role)])) as Record<Role, Value>;
}

/** A line for each fact, so that a difference names the role and the rule: `student read rows: all`. */
function facts(value: unknown, path: string[] = []): string[] {
  const line = (fact: unknown) => `${path.join(' ')}: ${String(fact)}`;
  if (typeof value !== 'object' || value === null) return [line(value)];
  if (Array.isArray(value)) return [line(`${value.length} in all`), ...value.map(line)];
  return Object.entries(value)
    .flatMap(([key, part]) => facts(part, [...path, key]))
    .sort();
}

/** The part of a role's schema about a table, in SQL names. */
function offered(schema: GraphQLSchema, { graphqlName, columns }: TableInfo) {
  const [queries, mutations] = [schema.getQueryType()?.getFields() ?? {}, schema.getMutationType()?.getFields() ?? {}];
  const sqlNames = (fields: string[] | null) =>
    fields &&
    columns
      .filter((column) => fields.includes(column.graphqlName))
      .map(({ name }) => name)
      .toSorted();
  return {
    read: sqlNames(fieldsOf(schema, graphqlName)),
    aggregates: `${graphqlName}_aggregate` in queries,
    insert: `insert_${graphqlName}` in mutations ? sqlNames(fieldsOf(schema, `${graphqlName}_insert_input`)) : null,
    update: `update_${graphqlName}` in mutations ? sqlNames(fieldsOf(schema, `${graphqlName}_set_input`)) : null,
    delete: `delete_${graphqlName}` in mutations,
  };
}

function fieldsOf(schema: GraphQLSchema, typeName: string): string[] | null {
  const type = schema.getType(typeName);
  if (!type || !('getFields' in type)) return null;
  return Object.values(type.getFields())
    .filter(({ type: fieldType }) => !isObjectType(getNamedType(fieldType)))
    .map(({ name }) => name);
}

function rootShown(shown: string[] | null, root: string): boolean {
  return shown === null || shown.includes(root);
}
