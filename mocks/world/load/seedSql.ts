import type { SqlClient } from '#engine';
import { fixedDay } from '../model/buildWorld.ts';
import type { World } from '../model/types.ts';
import { tablesOf } from '../tables.ts';
import { arrayText } from './copyText.ts';

/**
 * A world of `fixedDay` as a seed for `hasura seed apply`: one script, one transaction. Its dates are shifted by
 * whole weeks to the week in which it is applied, and months by whole months.
 * @param migrated a database with the schema, for looking up the types of columns
 */
export async function seedSql(world: World, migrated: SqlClient): Promise<string> {
  const types = await columnTypes(migrated);
  const tables = tablesOf(world).map(({ table, rows }) => ({ table, rows: [...rows] }));
  const names = tables.map(({ table }) => table);
  return [
    header,
    ...names.map((name) => `alter table ${name} disable trigger user;`),
    `delete from ${names.toReversed().join(';\ndelete from ')};\n`,
    ...tables.filter(({ rows }) => rows.length > 0).map(({ table, rows }) => insertOf(table, rows, types)),
    ...names.map((name) => `alter table ${name} enable trigger user;`),
    'select freeze_missing_slips();',
    // What a question may cost is estimated from what is known of the tables; PGlite does not look by itself.
    `analyze ${names.join(', ')};`,
    '',
  ].join('\n');
}

const header = `-- The demo world, a class of a small academy. Generated from mocks/world/ by \`npm run generate\`. Do not edit.
-- Everybody's password is academy-demo. All of it moves on by whole weeks to the week in which it is applied.
create temporary table passed on commit drop as
  select date_trunc('week', today)::date - date '${fixedDay}' as days,
    (extract(year from today) * 12 + extract(month from today))::integer - ${monthsOf(fixedDay)} as months
  from (select now() at time zone 'Asia/Seoul') as clock (today);
`;

function insertOf(table: string, rows: object[], types: Map<string, string>): string {
  const columns = Object.keys(rows[0]!);
  const moved = columns.map((column) => moveOn(column, types.get(`${table}.${column}`) ?? 'text'));
  const values = rows.map((row, at) => {
    const given = row as Record<string, unknown>;
    const wrong = columns.find((column) => given[column] === undefined || Number.isNaN(given[column]));
    if (wrong !== undefined) throw new Error(`row ${at + 1} of ${table}: ${wrong} is ${given[wrong]}`);
    return `  (${columns.map((column) => literal(given[column])).join(', ')})`;
  });
  return `insert into ${table} (${columns.join(', ')})
select ${moved.join(', ')}
from passed, (values
${values.join(',\n')}
) as row (${columns.join(', ')});
`;
}

function moveOn(column: string, type: string): string {
  if (type === 'text') return column;
  const value = `${column}::${type}`;
  if (type === 'timestamp with time zone') return `${value} + days * interval '1 day'`;
  if (type !== 'date') return value;
  return monthColumn.test(column) ? `(${value} + months * interval '1 month')::date` : `${value} + days`;
}

/** Columns that hold the first day of a month. */
const monthColumn = /(^|_)month$/;

function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = Array.isArray(value) ? arrayText(value as string[]) : String(value);
  return text.includes('\n') || text.includes('\\')
    ? `E'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`
    : `'${text.replaceAll("'", "''")}'`;
}

function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

async function columnTypes(migrated: SqlClient): Promise<Map<string, string>> {
  const rows = await migrated.query<{ name: string; type: string }>(
    `select relname || '.' || attname as name, format_type(atttypid, null) as type
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attnum > 0`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}
