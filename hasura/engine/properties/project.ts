import { stringify } from 'yaml';
import type { ProjectFiles } from '../types.ts';
import type { World } from './world.ts';
import type { Column, Link, Table, Type, Value, Condition } from './types.ts';

/** The world as a project folder with one migration. */
export function projectOf(world: World): ProjectFiles {
  const tables = world.tables.map((table) => tableMetadata(world, table));
  return {
    'config.yaml': 'version: 3\n',
    [MIGRATION]: world.tables.map(tableSql).join(';\n'),
    'metadata/databases/databases.yaml': stringify([{ name: 'default', kind: 'postgres', tables }], {
      aliasDuplicateObjects: false,
    }),
  };
}

/** Where the project keeps its SQL. */
export const MIGRATION = 'migrations/default/1_world/up.sql';

/** The text PostgreSQL reads a value from. */
function textOf(type: Type, value: Value): string {
  return type === 'jsonb' ? JSON.stringify(value) : String(value);
}

const SQL_TYPES: Readonly<Record<Type, string>> = {
  int: 'int',
  numeric: 'numeric(10,2)',
  bool: 'bool',
  text: 'text collate "C"',
  timestamptz: 'timestamptz',
  uuid: 'uuid',
  jsonb: 'jsonb',
};

function tableSql({ name, columns, references, rows }: Table): string {
  const lines = columns.map((column) => {
    const reference = references.find((candidate) => candidate.column === column);
    const key = column.name === 'id' ? ' primary key' : column.nullable ? '' : ' not null';
    return `${column.name} ${SQL_TYPES[column.type]}${key}${reference ? ` references ${reference.table.name}` : ''}`;
  });
  const cells = (row: Table['rows'][number]) =>
    columns.map(({ name: column, type }) => literal(type, row[column] ?? null));
  const values = rows.map((row) => `(${cells(row).join(', ')})`).join(', ');
  return `create table ${name} (${lines.join(', ')})${values && `; insert into ${name} values ${values}`}`;
}

function literal(type: Type, value: Value): string {
  return value === null ? 'null' : `'${textOf(type, value).replaceAll("'", "''")}'`;
}

function tableMetadata(world: World, table: Table) {
  const config = table.columns
    .filter(({ name, graphqlName }) => name !== graphqlName)
    .map(({ name, graphqlName }) => [name, { custom_name: graphqlName }]);
  const links = (kind: Link['kind']) => table.links.filter((link) => link.kind === kind);
  const permissions = [...table.permissions].filter(([role]) => role !== 'admin');
  return {
    table: { schema: 'public', name: table.name },
    configuration: {
      custom_name: table.graphqlName !== table.name ? table.graphqlName : undefined,
      column_config: Object.fromEntries(config) as Record<string, unknown>,
    },
    object_relationships: links('object').map(({ name, local }) => ({
      name,
      using: { foreign_key_constraint_on: local },
    })),
    array_relationships: links('array').map(({ name, remote, foreign }) => ({
      name,
      using: { foreign_key_constraint_on: { table: { schema: 'public', name: remote.name }, column: foreign } },
    })),
    select_permissions: permissions.map(([role, { columns, filter, limit, aggregations }]) => ({
      role,
      permission: {
        columns: columns.map(({ name }: Column) => name),
        filter: filterJson(filter),
        limit: limit ?? undefined,
        allow_aggregations: aggregations,
      },
    })),
  };
}

/** A permission's filter, where columns go by their SQL names. */
function filterJson(condition: Condition): Record<string, unknown> {
  switch (condition.is) {
    case 'and':
      return { _and: condition.all.map(filterJson) };
    case 'or':
      return { _or: condition.all.map(filterJson) };
    case 'not':
      return { _not: filterJson(condition.of) };
    case 'related':
      return { [condition.link.name]: filterJson(condition.where) };
    case 'exists':
      return {
        _exists: { _table: { schema: 'public', name: condition.table.name }, _where: filterJson(condition.where) },
      };
    case 'columns': {
      const other = condition.root ? ['$', condition.other.name] : condition.other.name;
      return { [condition.column.name]: { [condition.operator]: other } };
    }
    case 'compare': {
      const { column, operator, operand } = condition;
      return { [column.name]: { [operator]: 'session' in operand ? operand.session : operand.value } };
    }
    case 'count':
      throw new Error('permissions count no rows');
  }
}
