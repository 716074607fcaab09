import type { LoadedTable } from '../metadata/load.ts';
import { isGraphQLName } from '../model/naming.ts';
import type { EnumValue } from '../model/types.ts';
import { literal, quote, relation } from '../sql/statement.ts';
import type { SqlClient } from '../types.ts';
import type { CatalogTable } from './types.ts';

/**
 * Reads the rows of all enum tables in one statement.
 * @returns sorted values by `schema.name`; a table that cannot be an enum is left out
 */
export async function readEnumValues(
  client: SqlClient,
  tables: readonly LoadedTable[],
  catalog: readonly CatalogTable[],
): Promise<Map<string, EnumValue[]>> {
  const enums = tables
    .filter((entry) => entry.is_enum)
    .flatMap(({ table }) => catalog.find(({ schema, name }) => schema === table.schema && name === table.name) ?? []);
  const selects = enums.flatMap((table) => valuesSql(table) ?? []);
  const values = new Map<string, EnumValue[]>();
  if (!selects.length) return values;
  const rows = await client.query<{ key: string } & EnumValue>(selects.join(' union all ') + ' order by 1, 2');
  for (const { key, name, description } of rows) values.set(key, [...(values.get(key) ?? []), { name, description }]);
  for (const [key, list] of values) if (!list.every(({ name }) => isGraphQLName(name))) values.delete(key);
  return values;
}

/** One text key and at most one text column of comments make an enum table. */
function valuesSql(table: CatalogTable): string | null {
  const [key, ...moreKeys] = table.primaryKey?.columns ?? [];
  const others = table.columns.filter(({ name }) => name !== key);
  const isText = table.columns.every(({ type }) => type === 'text' || type === 'varchar');
  if (key === undefined || moreKeys.length || others.length > 1 || !isText) return null;
  const description = others[0] ? quote(others[0].name) : 'null';
  const id = literal(`${table.schema}.${table.name}`);
  return `select ${id} as key, ${quote(key)}::text as name, ${description}::text as description from ${relation(table)}`;
}
