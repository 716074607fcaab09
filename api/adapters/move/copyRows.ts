import type { SqlClient } from '#engine';
import type { Loader } from '../../ports/database.ts';
import { readCounters, setCounters } from './counters.ts';
import { readRows } from './readRows.ts';
import { tableSums, tablesOf, unequal, type TableSum } from './tableSums.ts';

/** What migrations ran: of a place itself, and not carried over. */
export const ledger = 'hdb_catalog.schema_migrations';

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
  await source.query(`set local timezone = 'UTC'`);
  await emptyTables(target, copied);
  for (const table of copied)
    for await (const { into, lines } of readRows(source, table)) await target.copy(into, [lines]);
  await setCounters(target, await readCounters(source));
  const sums = await tableSums(source);
  const different = unequal(sums, await tableSums(target)).filter((name) => name !== ledger);
  if (different.length > 0) throw new UnequalTables(different.join(', '));
  return sums;
}

/** Prepares a transaction for rows from elsewhere: they come with what triggers once made of them, and in any order. */
export async function emptyTables(target: SqlClient, tables: readonly string[]): Promise<void> {
  await target.query('set local session_replication_role = replica');
  await target.query(`set local timezone = 'UTC'`);
  await target.query(`truncate ${tables.join(', ')} cascade`);
}
