// @module-tag tree
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, TableInfo } from '#engine';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { personalTables } from '../personal/tables.ts';
import { engineOn, files, openMigrated } from '../testing/migrated.node.ts';
import { trackedTables } from '../trackedTables.ts';
import { accessDocument } from './document.ts';
import { roles, tableAccess, type Role } from './tableAccess.ts';

const tracked = trackedTables(files);

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

// Who opens a column to a role shows it to who reviews the page.
it('is written down as the metadata gives it', () => {
  expect(accessDocument(tracked).split('\n')).toEqual(
    readFileSync('docs/generated/table-access.md', 'utf8').split('\n'),
  );
});

it('is for these roles', () => {
  expect(engine.roles.toSorted()).toEqual(roles.toSorted());
});

it('opens no row of another person to a student, and no pay of another to a TA', () => {
  const open = tracked.flatMap((table) => {
    const { name } = table.table;
    const isOpen = (role: Role) => tableAccess(role, table).read?.rows === 'all';
    return [
      ...(name in personalTables && (isOpen('student') || isOpen('anonymous')) ? [`${name} to students`] : []),
      ...(isPay(name) && isOpen('ta') ? [`${name} to TAs`] : []),
    ];
  });
  expect(open).toEqual([]);
});

describe.each(tracked)('$table.name', (table) => {
  it('is in the schema of each role as the metadata gives it', () => {
    const info = tables.get(table.table.name)!;
    const given = byRole((role) => {
      const { read, insert, update, delete: remove } = tableAccess(role, table);
      return {
        read: read?.columns ?? null,
        aggregates: (read?.aggregates && (read.roots?.includes('select_aggregate') ?? true)) ?? false,
        insert: insert?.columns ?? null,
        update: update?.columns ?? null,
        delete: remove !== null,
      };
    });
    expect(byRole((role) => offered(schemas[role], info))).toEqual(given);
  });
});

function isPay(table: string): boolean {
  const kind = personalTables[table] ?? {};
  return kind === 'pay' || Object.values(kind).includes('pay');
}

function byRole<Value>(valueOf: (role: Role) => Value): Record<Role, Value> {
  return Object.fromEntries(roles.map((role) => [role, valueOf(role)])) as Record<Role, Value>;
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
