/** Writes what a row holds when it is given nothing but what it must be given, in the names of GraphQL. */
import type { SqlClient } from '#engine';
import { camelCase } from '../camelCase.ts';
import type { Column, Table } from '../catalog.ts';

/** The module of those values, as text: constants of the migrations, else null where a column may be empty. */
export async function rowDefaultsModule(client: SqlClient, tables: readonly Table[]): Promise<string> {
  const lines = [];
  for (const { name, columns, isView } of tables) {
    if (isView) continue;
    const values = [];
    for (const column of columns) {
      const value = await defaultOf(client, column);
      if (value !== undefined) values.push(`${camelCase(column.name)}: ${literal(value)}`);
    }
    lines.push(`  ${name}: { ${values.join(', ')} },`);
  }
  return [
    '// Generated from hasura/migrations by `npm run generate`. Do not edit.',
    '',
    '/** What a new row of each table holds where nothing is given, as GraphQL answers it. */',
    'export const rowDefaults = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

const constant = /^(?:'(?:[^']|'')*'|\(?-?[\d.]+\)?|true|false)(?:::[a-z ]+(?:\[\])?)?$/;

async function defaultOf(client: SqlClient, { isNullable, isGenerated, defaultSql }: Column): Promise<unknown> {
  if (isGenerated) return undefined;
  if (defaultSql === null || !constant.test(defaultSql)) return isNullable ? null : undefined;
  const [row] = await client.query<{ value: unknown }>(`select to_json(${defaultSql}) as value`);
  return row?.value;
}

const literal = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? '[] as never[]' : JSON.stringify(value);
