/** What the database demands of each row and of rows of one table, so that a mock can be held against it. */
import type { SqlClient } from '#engine';
import { camelCase } from '../camelCase.ts';

interface Check {
  table: string;
  definition: string;
}

interface Key {
  table: string;
  columns: string[];
  where: string | null;
}

/** The module of what each table demands, as text. */
export async function rowRulesModule(client: SqlClient): Promise<string> {
  const checks = await client.query<Check>(checksSql);
  const keys = await client.query<Key>(keysSql);
  const tables = [...new Set([...checks, ...keys].map(({ table }) => table))].sort();
  const rulesOf = (table: string) => ({
    checks: checks.filter((one) => one.table === table).map(({ definition }) => definition.replace(/^CHECK /, '')),
    keys: keys
      .filter((one) => one.table === table)
      .map(({ columns, where }) => ({ columns: columns.map(camelCase), where: where ?? undefined })),
  });
  return [
    '// Generated from hasura/migrations by `npm run generate`. Do not edit.',
    '',
    '/** What a table demands. */',
    'export interface RowRules {',
    '  /** Each is true of every row, or null. */',
    '  checks: readonly string[];',
    '  /** No two rows have the same in these fields; `where` says of which rows. */',
    '  keys: readonly { columns: readonly string[]; where?: string }[];',
    '}',
    '',
    '/** What each table demands, by its name in GraphQL, in SQL as PostgreSQL writes it. */',
    'export const rowRules: Readonly<Record<string, RowRules>> = {',
    ...tables.map((table) => `  ${camelCase(table)}: ${JSON.stringify(rulesOf(table))},`),
    '};',
    '',
  ].join('\n');
}

const checksSql = `
  select relname as "table", pg_get_constraintdef(con.oid) as definition
  from pg_constraint as con
  join pg_class on pg_class.oid = conrelid
  where contype = 'c' and connamespace = 'public'::regnamespace
  order by relname collate "C", conname collate "C"`;

// A key of an expression is not among them.
const keysSql = `
  select pg_class.relname as "table", pg_get_expr(indpred, indrelid) as "where",
    (select json_agg(attname order by place) from unnest(indkey::int2[]) with ordinality as part (number, place)
      join pg_attribute on attrelid = indrelid and attnum = number) as columns
  from pg_index
  join pg_class as key on key.oid = indexrelid
  join pg_class on pg_class.oid = indrelid
  where indisunique and indexprs is null and key.relnamespace = 'public'::regnamespace
  order by pg_class.relname collate "C", key.relname collate "C"`;
