/** Writes the public schema as Kysely's row types. */
import type { Column, Table } from '../catalog.ts';

/** The module of row types, as text. */
export function tablesModule(tables: Table[]): string {
  return [
    '// Generated from hasura/migrations by `npm run generate`. Do not edit.',
    '',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    '',
    "/** The public schema in Kysely's types: snake_case, as in SQL. */",
    'export interface Tables {',
    ...tables.map(({ name }) => `  ${name}: ${pascal(name)}Table;`),
    '}',
    ...tables.flatMap(tableLines),
    '',
  ].join('\n');
}

function tableLines(table: Table) {
  return [
    '',
    ...docLines(table.comment, ''),
    `export interface ${pascal(table.name)}Table {`,
    ...table.columns.flatMap((column) => [
      ...docLines(column.comment, '  '),
      `  ${column.name}: ${columnType(column, table.isView)};`,
    ]),
    '}',
  ];
}

function columnType({ type, values, isNullable, hasDefault, isGenerated }: Column, isView: boolean) {
  const known = values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : typeOf(type);
  const [read, write] = [known, writtenTypes[known] ?? known].map((it) =>
    isNullable && it !== 'unknown' ? `${it} | null` : it,
  );
  if (isView) return `ColumnType<${read}, never, never>`;
  if (isGenerated) return `GeneratedAlways<${read}>`;
  if (read !== write) return `ColumnType<${read}, ${write}${hasDefault ? ' | undefined' : ''}, ${write}>`;
  return hasDefault ? `Generated<${read}>` : read;
}

/** Dates and times of day stay text, since JavaScript has no type for one without the other. */
function typeOf(sqlType: string): string {
  if (sqlType.endsWith('[]')) return `${typeOf(sqlType.slice(0, -2))}[]`;
  const type = typescriptTypes[sqlType];
  if (!type)
    throw new Error(`hasura/generate/generate.node.ts knows no type for ${sqlType}; add it to typescriptTypes`);
  return type;
}

const typescriptTypes: Record<string, string> = {
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  inet: 'string',
  text: 'string',
  'time without time zone': 'string',
  uuid: 'string',
  int4multirange: 'string',
  bigint: 'number',
  'double precision': 'number',
  integer: 'number',
  numeric: 'number',
  real: 'number',
  smallint: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  'timestamp with time zone': 'Date',
};

/** Types of written values that differ from read ones. */
const writtenTypes: Record<string, string> = { Date: 'Date | string', unknown: 'string' };

const docLines = (comment: string | null, indent: string) => (comment ? [`${indent}/** ${comment} */`] : []);
const pascal = (name: string) => name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
