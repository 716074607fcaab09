import type { SqlClient } from '#engine';
import type { Loader } from '../../ports/database.ts';
import { tableSums, tablesOf, type TableSum } from './tableSums.ts';

const batch = 5000;
const ledger = 'hdb_catalog.schema_migrations';

/** A checksum that is another one than the source's: the names of the tables. */
export class UnequalTables extends Error {}

/**
 * Copies all rows and the counters of sequences between two databases of the same migrations, and compares every table. Both are
 * transactions: nobody writes to the source meanwhile, and of the target all or nothing stays.
 * @throws UnequalTables
 */
export async function copyRows(source: SqlClient, target: Loader): Promise<TableSum[]> {
  const tables = await tablesOf(source);
  await source.query(`lock table ${tables.join(', ')} in share mode`);
  const copied = tables.filter((name) => name !== ledger);
  // Rows come with what triggers once made of them, and in any order.
  await target.query('set local session_replication_role = replica');
  for (const side of [source, target]) await side.query(`set local timezone = 'UTC'`);
  await target.query(`truncate ${copied.join(', ')} cascade`);
  for (const table of copied) await copyTable(table, source, target);
  await copySequences(source, target);
  const sums = await tableSums(source);
  const found = new Map((await tableSums(target)).map(({ name, count, sum }) => [name, `${count} ${sum}`]));
  const unequal = sums.filter(({ name, count, sum }) => name !== ledger && found.get(name) !== `${count} ${sum}`);
  if (unequal.length > 0) throw new UnequalTables(unequal.map(({ name }) => name).join(', '));
  return sums;
}

async function copyTable(table: string, source: SqlClient, target: Loader): Promise<void> {
  const columns = await source.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const line = names.map((name) => `coalesce(${escaped(`${name}::text`)}, '\\N')`).join(` || E'\\t' || `);
  for (let after = '(0,0)'; ;) {
    const rows = await source.query<{ place: string; line: string }>(
      `select ctid::text as place, ${line || `''`} as line from ${table} where ctid > $1::tid order by ctid limit ${batch}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    await target.copy(`${table} (${names.join(', ')})`, [rows.map((row) => `${row.line}\n`).join('')]);
    after = last.place;
  }
}

// COPY's text format.
const escaped = (text: string): string =>
  [
    ['\\\\', '\\\\\\\\'],
    ['\\t', '\\\\t'],
    ['\\n', '\\\\n'],
    ['\\r', '\\\\r'],
  ].reduce((inner, [from, to]) => `replace(${inner}, E'${from}', E'${to}')`, text);

async function copySequences(source: SqlClient, target: SqlClient): Promise<void> {
  const counters = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where last_value is not null`,
  );
  for (const { name, last } of counters) await target.query('select setval($1::regclass, $2::bigint)', [name, last]);
}
