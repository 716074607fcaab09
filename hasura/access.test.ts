import { buildSchema, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, TableInfo } from '#engine';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { readTables } from './catalog.ts';
import { engineOn, files, openMigrated } from './testing/migrated.node.ts';
import { access } from './testing/expectedAccess.ts';
import { trackedTables } from './testing/metadata.ts';
import { roles, type Role } from './testing/accessFormat.ts';
import { expected, given } from './testing/wholeAccess.ts';

const tracked = new Map(trackedTables(files).map((table) => [table.table.name, table]));

let db: PGliteDatabase;
let engine: Engine;
let schemas: Record<Role, GraphQLSchema>;
beforeAll(async () => {
  db = await openMigrated();
  engine = await engineOn(db);
  schemas = Object.fromEntries(roles.map((role) => [role, buildSchema(engine.sdl(role))])) as typeof schemas;
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
  it.each(roles)('%s: the metadata gives what is written', (role) => {
    expect(given(role, tracked.get(name))).toEqual(expected(role, access[name]?.[role] ?? {}));
  });

  it.each(roles)('%s: the schema has what is written', (role) => {
    const table = engine.tables().find((info) => info.name === name);
    const whole = expected(role, access[name]?.[role] ?? {});
    if (!table) return expect(access[name], 'an untracked table gives nothing to anybody').toEqual({});
    expect(offered(schemas[role], table)).toEqual({
      read: whole.read?.columns ?? null,
      aggregates: (whole.read?.aggregates && rootShown(whole.read.roots, 'select_aggregate')) ?? false,
      insert: whole.insert?.columns ?? null,
      update: whole.update?.columns ?? null,
      delete: whole.delete !== null,
    });
  });
});

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
